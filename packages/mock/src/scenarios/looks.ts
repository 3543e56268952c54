import { changeJson, changeObjects, type JsonObject } from './change-json.ts'
import type { ScenarioTable } from './scenario.ts'

/** Data that is difficult to display. */
export const lookScenarios: ScenarioTable = {
  'no-images': {
    about: 'every picture and video answers 404',
    play: () => ({ change: changeJson(body => changeObjects(body, loseImages)) }),
  },
  'huge-texts': {
    about: 'names, titles and messages are very long, with unbreakable words',
    play: () => ({
      change: changeJson(({ success, message, ...body }) => ({
        ...(success === undefined ? {} : { success, message }),
        ...Object.fromEntries(
          Object.entries(body).map(([name, part]) => [name, changeObjects(part, lengthen)]),
        ),
      })),
    }),
  },
}

function loseImages(object: JsonObject): JsonObject {
  return mapValues(object, (_, value) => {
    if (Array.isArray(value)) return value.map(loseImage)
    return loseImage(value)
  })
}

function loseImage(value: unknown): unknown {
  return typeof value === 'string' && /^https?:\/\/[^/]+\/pictures\//.test(value)
    ? `${new URL(value).origin}/pictures/lost`
    : value
}

const texts = new Set([
  'content',
  'creator',
  'eventCard',
  'introduction',
  'itemNameCp',
  'key_specs',
  'keyword',
  'label',
  'maker',
  'mallName',
  'medium',
  'message',
  'minishop',
  'name',
  'nickname',
  'reason',
  'summary',
  'text',
  'title',
  'value',
])
/** Characters that the documents allow for a comment, the shortest of the long texts. */
const maxTextLength = 400
/** Characters that the documents allow for the name of a wish group or a saved estimate. */
const maxNameLength = 40

function lengthen(object: JsonObject): JsonObject {
  const isNamedByMember = 'gid_zzim' in object || 'query' in object
  const maxLength = isNamedByMember ? maxNameLength : maxTextLength
  return mapValues(object, (name, value) => {
    if (name === 'gname') return longer(value, maxLength)
    if (!texts.has(name)) return value
    return Array.isArray(value) ? value.map(part => longer(part, maxLength)) : longer(value, maxLength)
  })
}

/** The text three times, then once without spaces. */
function longer(value: unknown, maxLength: number): unknown {
  if (typeof value !== 'string') return value
  const unbroken = `${value.replaceAll(/\s/g, '')}끝나지않고이어지는말`.repeat(3)
  return `${value} ${value} ${value} ${unbroken}`.slice(0, maxLength)
}

function mapValues(object: JsonObject, change: (name: string, value: unknown) => unknown): JsonObject {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(name, value)]))
}

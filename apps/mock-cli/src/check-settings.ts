import { inspect } from 'node:util'
import { nearName } from '@jeoul/mock'
import type { MockSettings } from '../index.d.ts'
import { limits } from './limits.ts'
import { ofCatalogue } from './openapi-option.ts'

interface Kind {
  readonly expected: string
  readonly fits: (value: unknown) => boolean
}

const isText = (value: unknown) => typeof value === 'string' && value !== ''
const isTextList = (value: unknown) => Array.isArray(value) && value.every(isText)

const path: Kind = { expected: 'the path of a file', fits: isText }
const flag: Kind = { expected: 'true or false', fits: value => typeof value === 'boolean' }

function wholeIn([min, max]: readonly [min: number, max: number]): Kind {
  return {
    expected: `a whole number from ${min} to ${max}`,
    fits: value => typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max,
  }
}

function textAs(example: string): Kind {
  return { expected: `a text as in ${JSON.stringify(example)}`, fits: isText }
}

function listAs(...example: readonly string[]): Kind {
  return { expected: `a list of texts as in ${JSON.stringify(example)}`, fits: isTextList }
}

const ofSettings: Readonly<Record<keyof MockSettings, Kind>> = {
  openapi: {
    expected: 'a list of one or two paths as in ["library.yaml"]',
    fits: value => isTextList(value) && Array.isArray(value) && (value.length === 1 || value.length === 2),
  },
  items: wholeIn(limits.items),
  seed: wholeIn(limits.seed),
  catalog: path,
  onlyCatalog: flag,
  portMain: wholeIn(limits.port),
  portSecond: wholeIn(limits.port),
  scenarios: listAs('slow=500'),
  latency: textAs('100-300'),
  origins: listAs('http://localhost:5173'),
  state: path,
  clock: textAs('2026-09-01T10:00:00+09:00'),
  days: wholeIn(limits.days),
  validate: flag,
}

const kinds = new Map<string, Kind>(Object.entries(ofSettings))

/**
 * Checks the settings of `startMock`, for callers without types. What a text says is checked by its parser.
 * @throws TypeError that names the setting, and what is allowed
 */
export function checkSettings(settings: unknown): void {
  if (typeof settings !== 'object' || settings === null || Array.isArray(settings))
    throw new TypeError(`settings: expected an object as in { items: 1000 }, not ${shown(settings)}`)
  const given = Object.entries(settings).filter(([, value]) => value !== undefined)
  for (const [name, value] of given) {
    const kind = kinds.get(name)
    if (!kind) throw new TypeError(`${name}: startMock has no such setting${hint(name)}`)
    if (!kind.fits(value)) throw new TypeError(`${name}: expected ${kind.expected}, not ${shown(value)}`)
  }
  const names = given.map(([name]) => name)
  const lost = names.find(name => ofCatalogue.includes(name))
  if (lost !== undefined && names.includes('openapi'))
    throw new TypeError(`${lost}: means nothing with openapi, whose hosts have no catalogue; leave one out`)
}

function hint(name: string): string {
  const names = [...kinds.keys()]
  const near = nearName(name, names)
  return near === undefined ? `; there are ${names.join(', ')}` : `; did you mean ${near}?`
}

/** A value in one line. */
function shown(value: unknown): string {
  const text = inspect(value, { breakLength: Number.POSITIVE_INFINITY, depth: 1 })
  return text.length > 80 ? `${text.slice(0, 79)}…` : text
}

import { changeObjects, changeText, changeValue } from './change-json.ts'
import type { ScenarioTable } from './scenario.ts'

/** Plausible but invalid answers. All of them violate the documents on purpose. */
export const lyingScenarios: ScenarioTable = {
  'lying-success': {
    about: 'every call answers 200 with success: false',
    play: () => ({
      instead: () => answer({ success: false, message: 'success', result: null }),
      isOffContract,
    }),
  },
  'null-result': {
    about: 'every call answers 200 with success: true and a null result',
    play: () => ({
      instead: () => answer({ success: true, message: 'success', result: null }),
      isOffContract,
    }),
  },
  'malformed-json': {
    about: 'every response breaks off in the middle of its JSON',
    play: () => ({ change: changeText(text => text.slice(0, text.length / 2)), isOffContract }),
  },
  'wrong-types': {
    about: 'every number is sent as a string',
    play: () => ({ change: changeValue(body => changeObjects(body, numbersAsText)), isOffContract }),
  },
  'extra-fields': {
    about: 'every object has a field that is not in the documents',
    play: () => ({ change: changeValue(body => changeObjects(body, addField)), isOffContract }),
  },
}

const isOffContract = true

function answer(body: object): Response {
  return Response.json(body)
}

function numbersAsText(object: Readonly<Record<string, unknown>>) {
  const asText = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(asText)
    return typeof value === 'number' ? String(value) : value
  }
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, asText(value)]))
}

function addField(object: Readonly<Record<string, unknown>>) {
  return { ...object, added_later: { reason: 'hosts change' } }
}

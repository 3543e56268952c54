import type { SpecSelection } from '../index/question.ts'
import { Problem } from './problem.ts'

/** Parsers of parameter values. `place` names the parameter in the message of the 400 they throw: 'query.limit'. */

type Text = string | null

function malformed(place: string, expected: string): Problem {
  return new Problem(400, `${place}: expected ${expected}`)
}

export function parseDigits(place: string, text: Text, max: number): string {
  if (text === null || !/^[0-9]+$/.test(text) || text.length > max) {
    throw malformed(place, `1 to ${max} digits`)
  }
  return text
}

export function parseInteger(
  place: string,
  text: Text,
  min: number,
  max = Number.MAX_SAFE_INTEGER,
): number | undefined {
  return text === null ? undefined : parseNumber(place, text, min, max)
}

/** A required integer. */
export function parseNumber(place: string, text: string, min: number, max = Number.MAX_SAFE_INTEGER): number {
  const number = Number(text)
  if (!/^[0-9]+$/.test(text) || number < min || number > max) {
    throw malformed(
      place,
      max < Number.MAX_SAFE_INTEGER ? `${min} to ${max}` : `an integer of at least ${min}`,
    )
  }
  return number
}

export function parseOneOf<T extends string>(place: string, text: Text, known: readonly T[]): T | undefined {
  if (text === null) return undefined
  const found = known.find(value => value === text)
  if (found === undefined) throw malformed(place, `one of ${known.join(', ')}`)
  return found
}

/** A comma-separated list; each part is read by `parse`. */
export function parseList<T>(text: Text, parse: (part: string) => T): readonly T[] {
  return text === null ? [] : text.split(',').map(parse)
}

export function parseText(place: string, text: Text, max: number): string {
  if (text !== null && [...text].length > max) throw malformed(place, `at most ${max} characters`)
  return text ?? ''
}

/** A text of at least one character. */
export function parseFilledText(place: string, text: Text, max: number): string {
  if (!text) throw malformed(place, `1 to ${max} characters`)
  return parseText(place, text, max)
}

/** Facet key to value keys, as JSON. */
export function parseSpecs(place: string, text: Text): SpecSelection {
  if (text === null) return {}
  const parsed = parseJson(text)
  if (!isSelection(parsed)) throw malformed(place, 'JSON like {"memory":["12","16"]}')
  return parsed
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isSelection(value: unknown): value is SpecSelection {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.values(value).every(isFilledTextList)
}

function isFilledTextList(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every(part => typeof part === 'string')
}

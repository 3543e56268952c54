import { Problem } from './problem.ts'

/** Parsers of a JSON body's fields. The 400 they throw names the field: 'body.comment: expected …'. */

export type Fields = Readonly<Record<string, unknown>>

function malformed(name: string, expected: string): Problem {
  return new Problem(400, `body.${name}: expected ${expected}`)
}

/** A required text; lengths in characters. */
export function textField(fields: Fields, name: string, min: number, max: number): string {
  const value = fields[name]
  const length = typeof value === 'string' ? [...value].length : -1
  if (typeof value !== 'string' || length < min || length > max) {
    throw malformed(name, `text of ${min} to ${max} characters`)
  }
  return value
}

export function digitsField(fields: Fields, name: string, max: number): string {
  const value = fields[name]
  if (typeof value !== 'string' || !/^[0-9]+$/.test(value) || value.length > max) {
    throw malformed(name, `1 to ${max} digits`)
  }
  return value
}

export function integerField(fields: Fields, name: string, min: number, max: number): number {
  const value = fields[name]
  if (typeof value !== 'number' || !Number.isInteger(value) || value < min || value > max) {
    throw malformed(name, `an integer from ${min} to ${max}`)
  }
  return value
}

export function flagField(fields: Fields, name: string): boolean {
  const value = fields[name]
  if (typeof value !== 'boolean') throw malformed(name, 'true or false')
  return value
}

/** An object within the body. */
export function objectField(fields: Fields, name: string): Fields {
  const value = fields[name]
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw malformed(name, 'an object')
  return { ...value }
}

export function oneOfField<T extends string | number>(fields: Fields, name: string, known: readonly T[]): T {
  const found = known.find(value => value === fields[name])
  if (found === undefined) throw malformed(name, `one of ${known.join(', ')}`)
  return found
}

/**
 * A text that is not blank.
 *
 * @throws Problem 400
 */
export function filledText(fields: Fields, name: string, max: number): string {
  const text = textField(fields, name, 1, max)
  if (!/\S/u.test(text)) throw new Problem(400, `body.${name}: expected more than white space`)
  return text
}

/** The integer of a form's part; undefined for anything else. */
export function formInteger(part: unknown): number | undefined {
  return typeof part === 'string' && /^[0-9]+$/.test(part) ? Number(part) : undefined
}

/** The text of a form's part. Forms send line breaks as CRLF. */
export function formText(part: unknown): string | undefined {
  return typeof part === 'string' ? part.replaceAll('\r\n', '\n') : undefined
}

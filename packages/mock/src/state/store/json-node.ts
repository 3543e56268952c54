import { fromBase64 } from './base64.ts'

/** Describes what is wrong with a snapshot, and where: 'wish.member1[0].name: expected a text'. */
export class SnapshotError extends Error {
  override readonly name = 'SnapshotError'
}

/**
 * A node of JSON that may have been edited by hand. Its readers throw a SnapshotError that names the place.
 */
export interface JsonNode {
  readonly value: unknown
  field(name: string): JsonNode
  text(): string
  integer(min?: number, max?: number): number
  flag(): boolean
  /** A base64 text. */
  base64(): string
  oneOf<T extends string>(known: readonly T[]): T
  list<T>(read: (node: JsonNode) => T): readonly T[]
  entries<T>(read: (node: JsonNode) => T): ReadonlyMap<string, T>
  /** Undefined if there is no value. */
  maybe<T>(read: (node: JsonNode) => T): T | undefined
}

/** @param place of the value, for error messages; empty for the whole document */
export function jsonNode(value: unknown, place = ''): JsonNode {
  const expected = (what: string) =>
    new SnapshotError(`${place === '' ? 'the snapshot' : place}: expected ${what}`)
  const below = (name: string) => (place === '' ? name : `${place}.${name}`)
  return {
    value,
    field: name => jsonNode(new Map(entriesOf(value) ?? fail(expected('an object'))).get(name), below(name)),
    text: () => (typeof value === 'string' ? value : fail(expected('a text'))),
    integer(min = 0, max = Number.MAX_SAFE_INTEGER) {
      const isFine = Number.isSafeInteger(value) && Number(value) >= min && Number(value) <= max
      return isFine ? Number(value) : fail(expected(`a whole number from ${min} to ${max}`))
    },
    flag: () => (typeof value === 'boolean' ? value : fail(expected('true or false'))),
    base64: () => (typeof value === 'string' && fromBase64(value) ? value : fail(expected('base64'))),
    oneOf: known => known.find(each => each === value) ?? fail(expected(`one of ${known.join(', ')}`)),
    list(read) {
      if (!Array.isArray(value)) throw expected('a list')
      return value.map((part, index) => read(jsonNode(part, `${place}[${index}]`)))
    },
    entries(read) {
      const parts = entriesOf(value) ?? fail(expected('an object'))
      return new Map(parts.map(([name, part]) => [name, read(jsonNode(part, below(name)))]))
    },
    maybe: read => (value === undefined ? undefined : read(jsonNode(value, place))),
  }
}

function entriesOf(value: unknown): [string, unknown][] | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value)
    : undefined
}

function fail(error: Error): never {
  throw error
}

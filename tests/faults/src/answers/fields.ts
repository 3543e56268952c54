/** Where a field is: names of objects' fields and places in lists, from the top. */
export type Path = readonly string[]

/** Entries that stand for all of a list, and fields for all of an object that is a table. */
const looked = 1
const tableSize = 25

/**
 * The fields of an answer, at every depth. Of a list the first entry is looked at, and of an object with many fields the
 * first two: the others are of the same kind.
 */
export function fieldsOf(answer: unknown, path: Path = []): Path[] {
  if (typeof answer !== 'object' || answer === null) return []
  const entries = Object.entries(answer)
  const few = Array.isArray(answer) ? looked : entries.length > tableSize ? 2 : entries.length
  return entries.slice(0, few).flatMap(([name, value]) => {
    const field = [...path, name]
    return [field, ...fieldsOf(value, field)]
  })
}

/** A copy of an answer with another value in one field; `undefined` leaves the field out. */
export function withField(answer: unknown, [name, ...below]: Path, value: unknown): unknown {
  if (name === undefined) return value
  if (typeof answer !== 'object' || answer === null) return answer
  if (Array.isArray(answer)) {
    return answer.map((entry, place) => (String(place) === name ? withField(entry, below, value) : entry))
  }
  const changed = Object.entries(answer).map(([key, field]) => [
    key,
    key === name ? withField(field, below, value) : field,
  ])
  return Object.fromEntries(changed.filter(([, field]) => field !== undefined))
}

/** Whether a field is below an entry of a list: then it may cost that entry, and nothing else. */
export function isInList(path: Path): boolean {
  return path.some(name => /^\d+$/.test(name))
}

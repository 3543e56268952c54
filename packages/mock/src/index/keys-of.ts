/** The keys of a table, typed. */
export function keysOf<T extends string>(table: Readonly<Record<T, unknown>>): readonly T[] {
  return Object.keys(table).filter((key): key is T => Object.hasOwn(table, key))
}

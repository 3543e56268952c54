/** The keys of a table of which the compiler knows that it has no others. */
export function keysOf<T extends string>(table: Readonly<Record<T, unknown>>): readonly T[] {
  return Object.keys(table).filter((key): key is T => Object.hasOwn(table, key))
}

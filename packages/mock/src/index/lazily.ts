/** Creates a value on first use. */
export function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** Creates a value per key on first use. */
export function lazilyBy<K, T>(make: (key: K) => T): (key: K) => T {
  const made = new Map<K, { readonly value: T }>()
  return key => {
    const entry = made.get(key) ?? { value: make(key) }
    made.set(key, entry)
    return entry.value
  }
}

/** A least-recently-used cache. */
export interface Lru<K, V> {
  /** The value of the key, created if it is missing. */
  get(key: K, make: () => V): V
}

export function createLru<K, V>(capacity: number): Lru<K, V> {
  const kept = new Map<K, V>()
  return {
    get(key, make) {
      const found = kept.get(key)
      const value = found ?? make()
      if (found !== undefined) kept.delete(key)
      kept.set(key, value)
      if (kept.size > capacity) dropOldest(kept)
      return value
    },
  }
}

function dropOldest<K>(kept: Map<K, unknown>): void {
  for (const key of kept.keys()) {
    kept.delete(key)
    return
  }
}

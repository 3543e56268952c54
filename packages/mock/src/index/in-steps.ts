/** Does a part of some work with each step. */
export type Steps<T> = Generator<undefined, T>

/** Values by key. */
export interface InSteps<K, T> {
  /** The value of a key, which is made now unless it is there. */
  get(key: K): T
  /** Makes the value of a key with time for something else after each step. `get` may be called meanwhile. */
  prepare(key: K): Steps<void>
}

/** Creates a value per key on first use, or before that in steps. */
export function inStepsBy<K, T>(make: (key: K) => Steps<T>): InSteps<K, T> {
  const begun = new Map<K, Steps<T>>()
  const made = new Map<K, { readonly value: T }>()
  /** Does one step, unless the value is there. */
  const step = (key: K): { readonly value: T } | undefined => {
    const done = made.get(key)
    if (done) return done
    const steps = begun.get(key) ?? make(key)
    begun.set(key, steps)
    const next = steps.next()
    if (!next.done) return undefined
    begun.delete(key)
    const entry = { value: next.value }
    made.set(key, entry)
    return entry
  }
  return {
    get(key) {
      for (;;) {
        const entry = step(key)
        if (entry) return entry.value
      }
    },
    *prepare(key) {
      while (!step(key)) yield
    },
  }
}

import type { Scope, Store } from 'effector'

/** Whether views are reading for hydration: React renders synchronously. */
let isHydrating = false

/**
 * Lets the views of a page hydrate from the state that the server rendered, whatever has changed since by presses,
 * answers or the device's storage. React shows the current state right after. Replaces `live.getState`, since
 * effector-react reads stores through it and takes no other snapshot for hydration.
 *
 * @param live the scope of the page
 * @param served a scope with the same values, in which nothing happens
 */
export function holdServedState(live: Scope, served: Scope): void {
  const readLive = live.getState
  live.getState = <Value>(store: Store<Value>): Value => {
    const now = readLive(store)
    if (!isHydrating) return now
    const then = served.getState(store)
    // Derived values are computed anew in each scope; a view need not render again for that.
    return isSame(now, then) ? now : then
  }
}

/** Reads stores as the server rendered them, if the scope has a served state. */
export function readServed<Value>(read: () => Value): Value {
  isHydrating = true
  try {
    return read()
  } finally {
    isHydrating = false
  }
}

/** Whether two pieces of plain data are equal. */
function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  const [entries, others] = [Object.entries(one), new Map(Object.entries(other))]
  return (
    isPlain(one) &&
    isPlain(other) &&
    entries.length === others.size &&
    entries.every(([key, value]) => others.has(key) && isSame(value, others.get(key)))
  )
}

/** Sets, maps and dates contain more than `Object.entries` returns. */
function isPlain(value: object): boolean {
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
}

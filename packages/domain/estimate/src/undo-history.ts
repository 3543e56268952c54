/** What can be undone and done again. */
export interface UndoHistory<Value> {
  /** Oldest first. */
  readonly past: readonly Value[]
  /** What undoing took back, the next to do again first. */
  readonly future: readonly Value[]
}

/** Changes that can be undone (assumed). */
export const mostUndone = 100

export function emptyHistory<Value>(): UndoHistory<Value> {
  return { past: [], future: [] }
}

/** After a change: what was undone before it cannot be done again. */
export function withChangeFrom<Value>({ past }: UndoHistory<Value>, before: Value): UndoHistory<Value> {
  return { past: [...past, before].slice(-mostUndone), future: [] }
}

/** One change back; null where there is none. */
export function undo<Value>({ past, future }: UndoHistory<Value>, now: Value) {
  const value = past.at(-1)
  if (value === undefined) return null
  return { value, history: { past: past.slice(0, -1), future: [now, ...future] } }
}

/** One undone change again; null where there is none. */
export function redo<Value>({ past, future }: UndoHistory<Value>, now: Value) {
  const [value, ...others] = future
  if (value === undefined) return null
  return { value, history: { past: [...past, now], future: others } }
}

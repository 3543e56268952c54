/** The values that undo and redo restore. */
export interface UndoHistory<Value> {
  /** Oldest first. */
  readonly past: readonly Value[]
  /** Undone values, the next to redo first. */
  readonly future: readonly Value[]
}

/** The number of changes that can be undone (assumed). */
export const maxUndone = 100

export function emptyHistory<Value>(): UndoHistory<Value> {
  return { past: [], future: [] }
}

/** Records a change, which discards the undone ones. */
export function withChangeFrom<Value>({ past }: UndoHistory<Value>, before: Value): UndoHistory<Value> {
  return { past: [...past, before].slice(-maxUndone), future: [] }
}

/** Undoes one change; null if there is none. */
export function undo<Value>({ past, future }: UndoHistory<Value>, now: Value) {
  const value = past.at(-1)
  if (value === undefined) return null
  return { value, history: { past: past.slice(0, -1), future: [now, ...future] } }
}

/** Redoes one change; null if there is none. */
export function redo<Value>({ past, future }: UndoHistory<Value>, now: Value) {
  const [value, ...others] = future
  if (value === undefined) return null
  return { value, history: { past: [...past, now], future: others } }
}

import type { SavedEstimate as HostEstimate } from '@jeoul/api/types'
import { readEstimateQuery, writeEstimateQuery } from '../sheet/estimate-query.ts'

/** A saved estimate of a member or a device. */
export interface SavedEstimate {
  /** Chosen by the client on the first save, so that a repeated request saves it once. */
  readonly key: string
  readonly name: string
  /** The query of its address: the whole estimate. */
  readonly query: string
  /** When it was last changed, in milliseconds since 1970. */
  readonly updated: number
}

/** A change of the saved estimates. */
export type SavedChange =
  | { readonly kind: 'put'; readonly estimate: SavedEstimate }
  | { readonly kind: 'delete'; readonly key: string }

/** The contract's limit (`SavedEstimateDraft`). */
export const maxEstimateNameLength = 40

/** Normalizes a name as the contract demands: trimmed, at most forty characters; null if nothing is left. */
export function readEstimateName(text: string): string | null {
  const name = [...text.trim().replace(/\s+/g, ' ')].slice(0, maxEstimateNameLength).join('').trim()
  return name === '' ? null : name
}

/** The key of the estimate that is changed. */
export function keyOf(change: SavedChange): string {
  return change.kind === 'put' ? change.estimate.key : change.key
}

/** A new key, the same neither here nor on another device. */
export function newKey(): string {
  return `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 12)}`
}

/** Applies a change to the saved estimates, the last changed first. */
export function withSaved(saved: readonly SavedEstimate[], change: SavedChange): readonly SavedEstimate[] {
  const key = keyOf(change)
  const others = saved.filter(other => other.key !== key)
  if (change.kind === 'delete') return others.length === saved.length ? saved : others
  return [change.estimate, ...others].toSorted((one, other) => other.updated - one.updated)
}

/** A change with the estimate that it applies to. */
export interface MadeChange {
  readonly change: SavedChange
  /** The estimate as the shopper saw it; null if there was none. */
  readonly before: SavedEstimate | null
}

/** A change that overwrites nothing. */
export interface Reconciled {
  /** Null if nothing can be done without a loss. */
  readonly change: SavedChange | null
  /** The estimate as another tab or device has left it, where that and the change contradict each other. */
  readonly conflict: SavedEstimate | null
}

/**
 * Reconciles a change with what another tab or device has done to the same estimate. Keeps what only one side changed;
 * where both changed the parts, saves this side's under another name. Parts that were changed elsewhere are not deleted.
 *
 * @param current the estimates that the host has now
 * @param spareKey the key of an estimate that has to be saved apart
 */
export function reconcileChange(
  { change, before }: MadeChange,
  current: readonly SavedEstimate[],
  spareKey: string,
): Reconciled {
  const theirs = current.find(({ key }) => key === keyOf(change))
  if (!theirs) return { change, conflict: null }
  const isChangedThere = theirs.query !== before?.query
  if (change.kind === 'delete')
    return isChangedThere ? { change: null, conflict: theirs } : { change, conflict: null }
  const mine = change.estimate
  const name = mine.name === before?.name ? theirs.name : mine.name
  const isChangedHere = mine.query !== before?.query
  const isConflict = isChangedHere && isChangedThere && mine.query !== theirs.query
  const estimate = isConflict
    ? { ...mine, key: spareKey, name: freeName(current, name) }
    : { ...mine, name, query: isChangedHere ? mine.query : theirs.query }
  return { change: { kind: 'put', estimate }, conflict: isConflict ? theirs : null }
}

/** The saved estimate with a name; null if there is none. */
export function withName(saved: readonly SavedEstimate[] | null, name: string): SavedEstimate | null {
  return saved?.find(other => other.name === name) ?? null
}

/** A name that no saved estimate has: with a number from 2 on if it is taken, which a long name makes room for. */
export function freeName(saved: readonly SavedEstimate[] | null, name: string): string {
  let free = name
  for (let count = 2; withName(saved, free) !== null; count++) {
    const room = maxEstimateNameLength - ` ${count}`.length
    free = `${[...name].slice(0, room).join('').trim()} ${count}`
  }
  return free
}

/** Reads an estimate of the host's response; none if it cannot be opened. */
export function readHostEstimate({ key, name, query, updated }: HostEstimate): readonly SavedEstimate[] {
  return readSavedEstimate({ key, name, query, updated: Date.parse(updated) })
}

/** Reads the device's storage, which may hold anything. Drops malformed entries. */
export function readDeviceEstimates(found: unknown): readonly SavedEstimate[] | null {
  return Array.isArray(found) ? found.flatMap(readSavedEstimate) : null
}

function readSavedEstimate(found: unknown): readonly SavedEstimate[] {
  const { key, name, query, updated }: Readonly<Record<string, unknown>> = {
    ...(typeof found === 'object' ? found : {}),
  }
  if (typeof key !== 'string' || !/^[A-Za-z0-9-]{8,40}$/.test(key)) return []
  if (typeof name !== 'string' || typeof query !== 'string' || typeof updated !== 'number') return []
  const known = readEstimateName(name)
  const { query: estimate } = readEstimateQuery(query)
  if (known === null || estimate.lines.length === 0 || !Number.isFinite(updated)) return []
  return [{ key, name: known, query: writeEstimateQuery(estimate), updated }]
}

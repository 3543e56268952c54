import type { SavedEstimate as HostEstimate } from '@jeoul/api/types'
import { readEstimateQuery, writeEstimateQuery } from './estimate-query.ts'

/** An estimate that somebody keeps. */
export interface SavedEstimate {
  /** Made by whoever saves it first, so that what is sent twice is kept once. */
  readonly key: string
  readonly name: string
  /** The search part of its address: the whole estimate. */
  readonly query: string
  /** When it was last changed, in milliseconds since 1970. */
  readonly updated: number
}

/** One change of what is kept. */
export type SavedChange =
  | { readonly kind: 'put'; readonly estimate: SavedEstimate }
  | { readonly kind: 'delete'; readonly key: string }

/** As the contract has it (`SavedEstimateDraft`). */
export const longestEstimateName = 40

/** A name as the host takes it: without blanks around it, at most forty characters; null if nothing is left. */
export function readEstimateName(text: string): string | null {
  const name = [...text.trim().replace(/\s+/g, ' ')].slice(0, longestEstimateName).join('').trim()
  return name === '' ? null : name
}

/** The kept estimates after a change, the last changed first. */
export function withSaved(saved: readonly SavedEstimate[], change: SavedChange): readonly SavedEstimate[] {
  const key = change.kind === 'put' ? change.estimate.key : change.key
  const others = saved.filter(other => other.key !== key)
  if (change.kind === 'delete') return others.length === saved.length ? saved : others
  return [change.estimate, ...others].toSorted((one, other) => other.updated - one.updated)
}

/** Reads an estimate of the host's answer; none if it cannot be opened. */
export function readHostEstimate({ key, name, query, updated }: HostEstimate): readonly SavedEstimate[] {
  return readSavedEstimate({ key, name, query, updated: Date.parse(updated) })
}

/** Reads the device's storage, which may hold anything. Malformed entries are left out. */
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

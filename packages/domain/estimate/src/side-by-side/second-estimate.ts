import type { SavedEstimate } from '../saved/saved-estimate.ts'
import { $saved } from '../saved/saved-store.ts'
import {
  type EstimateLine,
  emptyEstimate,
  readEstimateQuery,
  writeEstimateQuery,
} from '../sheet/estimate-query.ts'

type Lines = readonly EstimateLine[]

/**
 * The second estimate of `?e=1.7.8&with=1.7.9x2`; null if there is none or nothing can be read.
 */
export function readSecondEstimate(search: string): Lines | null {
  return linesOf(new URLSearchParams(search).get('with'))
}

/** Whether an address has a second estimate that cannot be read. */
export function isSecondUnread(search: string): boolean {
  return new URLSearchParams(search).has('with') && readSecondEstimate(search) === null
}

/** Reads pasted text: an address, its query, or the value of `e` alone; null for anything else. */
export function readPasted(text: string): Lines | null {
  const [, afterMark = text] = /\?([^#]*)/.exec(text) ?? []
  return linesOf(new URLSearchParams(afterMark).get('e') ?? text.trim())
}

/** Adds a second estimate to an address's query; an empty estimate cannot have one. */
export function withSecondEstimate(query: string, second: Lines | null): string {
  if (!second || query === '') return query
  const written = writeEstimateQuery({ ...emptyEstimate, lines: second })
  return `${query}&${written.replace('?e=', 'with=')}`
}

function linesOf(pieces: string | null): Lines | null {
  if (pieces === null) return null
  const { lines } = readEstimateQuery(`?${new URLSearchParams({ e: pieces })}`).query
  return lines.length > 0 ? lines : null
}

/** The query that compares the two saved estimates changed last; null if there are fewer than two (assumed). */
export function savedPair(saved: readonly SavedEstimate[]): string | null {
  const [one, other] = saved
  return one && other ? withSecondEstimate(one.query, readPasted(other.query)) : null
}

/** The query that compares saved estimates; null while they are unknown. */
export const $savedPair = $saved.map(saved => saved && savedPair(saved))

import type { SavedEstimate } from '../saved/saved-estimate.ts'
import { $saved } from '../saved/saved-store.ts'
import { readPasted, withSecondEstimate } from './second-estimate-query.ts'

/** The query that compares the two saved estimates changed last; null if there are fewer than two (assumed). */
export function savedPair(saved: readonly SavedEstimate[]): string | null {
  const [one, other] = saved
  return one && other ? withSecondEstimate(one.query, readPasted(other.query)) : null
}

/** The query that compares saved estimates; null while they are unknown. */
export const $savedPair = $saved.map(saved => saved && savedPair(saved))

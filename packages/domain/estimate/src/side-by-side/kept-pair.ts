import type { SavedEstimate } from '../saved-estimate.ts'
import { $saved } from '../saved-store.ts'
import { readPasted, withSecondEstimate } from './second-estimate-query.ts'

/** The query of the two estimates that were changed last, side by side; null for fewer than two (assumed). */
export function keptPair(saved: readonly SavedEstimate[]): string | null {
  const [one, other] = saved
  return one && other ? withSecondEstimate(one.query, readPasted(other.query)) : null
}

/** The kept estimates that a comparison leads to; null while they are not known. */
export const $keptPair = $saved.map(saved => saved && keptPair(saved))

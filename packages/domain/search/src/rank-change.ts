/** The change of a keyword's rank with its label: 상승, 하락, 신규, 유지. */
export type RankChange =
  | { readonly kind: 'up' | 'down'; readonly places: number }
  | { readonly kind: 'new' | 'same'; readonly places: 0 }

/**
 * Reads the host's change of rank (contract, assumed).
 *
 * @param change ranks gained since the previous ranking, negative if lost; null for a new keyword
 */
export function rankChange(change: number | null): RankChange {
  if (change === null) return { kind: 'new', places: 0 }
  if (change === 0) return { kind: 'same', places: 0 }
  return { kind: change > 0 ? 'up' : 'down', places: Math.abs(change) }
}

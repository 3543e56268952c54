import type { PriceChange } from '@jeoul/api/types'
import { readInteger } from '@jeoul/format/amount'
import { isForSale } from '@jeoul/price-state'

/** A typed target in won, or the reason why it is invalid. */
export type TypedTarget =
  | { readonly status: 'fine'; readonly target: number }
  /** Empty, not a number, zero, or not below today's price. */
  | { readonly status: 'empty' | 'unreadable' | 'zero' | 'too-high' }

/** The maximum number of digits (assumed). */
const maxDigits = 10

/**
 * Reads a target such as 850000, 850,000원 or 85만 (assumed).
 *
 * @param now today's price in won; null if there is none
 */
export function readTarget(typed: string, now: number | null): TypedTarget {
  if (typed.trim() === '') return { status: 'empty' }
  const target = readInteger(typed, maxDigits)
  if (target === null) return { status: 'unreadable' }
  if (target === 0) return { status: 'zero' }
  return now !== null && target >= now ? { status: 'too-high' } : { status: 'fine', target }
}

/** A suggested target with its description. */
export interface SuggestedTarget {
  readonly kind: 'five-off' | 'ten-off' | 'month-low' | 'low'
  /** In won. */
  readonly target: number
}

/**
 * Today's price to compare with targets, in won; null if the product cannot be bought, or if its delivery is unknown.
 */
export function priceToday({ price_state: state, recent: [last], today }: PriceChange): number | null {
  return isForSale(state) && last?.date === today && last.delivery !== null ? last.any : null
}

/**
 * Suggests targets below today's price, the highest first and without duplicates: 5 and 10 % less, in whole hundreds,
 * the lowest of thirty days, and the lowest of twelve months, both for anyone (assumed).
 *
 * @param now today's price in won; null if there is none
 */
export function suggestTargets(change: PriceChange, now: number | null): readonly SuggestedTarget[] {
  if (now === null) return []
  const off = (share: number) => Math.floor((now * (1 - share)) / 100) * 100
  const all: readonly SuggestedTarget[] = [
    { kind: 'low', target: change.low?.any ?? 0 },
    { kind: 'month-low', target: change.month_low ?? 0 },
    { kind: 'five-off', target: off(0.05) },
    { kind: 'ten-off', target: off(0.1) },
  ]
  const offered = all.filter(({ target }) => target > 0 && target < now)
  return offered
    .filter(({ target }, place) => offered.findIndex(other => other.target === target) === place)
    .toSorted((a, b) => b.target - a.target)
}

import { getPriceDropsFx } from '@jeoul/api'
import { createResource } from '@jeoul/api/create-resource'
import type { ItemView, PriceDropsResponse } from '@jeoul/api/types'
import { daysToJudge } from './judge-price.ts'

/** A product that fell below what it cost on any of the thirty days before. */
export interface Drop {
  readonly item: ItemView
  /** Won: now, and the least of the thirty days before. */
  readonly now: number
  readonly before: number
  /** Whether it is the least that was observed in twelve months. */
  readonly isLowest: boolean
}

/** Too small to be news, in percent (assumed). */
const leastPercent = 1

/**
 * The drops of an answer that hold by their own figures, the largest first. What was observed on too few days to be judged
 * is none, nor is a price whose delivery nobody told (assumed, as in `judgePrice`).
 */
export function readDrops({ success, result }: PriceDropsResponse): readonly Drop[] | null {
  if (!success || !Array.isArray(result)) return null
  return result
    .flatMap(({ item, change: { today, recent, month_low: before, low, observed } }): Drop[] => {
      const now = recent[0]
      if (item.price_state !== 3 || before === undefined || now?.date !== today) return []
      if (observed < daysToJudge || now.delivery === null || !(now.any > 0)) return []
      if (!(percentOff(now.any, before) >= leastPercent)) return []
      const isLowest = low !== undefined && now.any <= low.any
      return [{ item, now: now.any, before, isLowest }]
    })
    .toSorted((a, b) => percentOff(b.now, b.before) - percentOff(a.now, a.before))
}

function percentOff(now: number, before: number): number {
  return ((before - now) * 100) / before
}

/** What has just become cheaper, for the home page. */
export const priceDrops = createResource({ call: getPriceDropsFx, read: readDrops })

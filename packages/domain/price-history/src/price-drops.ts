import { getPriceDropsFx } from '@jeoul/api'
import { createResource } from '@jeoul/api/create-resource'
import type { ItemView, PriceDrop, PriceDropsResponse } from '@jeoul/api/types'
import { daysToJudge } from './judge-price.ts'

/** A product whose price has fallen below all prices of the previous thirty days. */
export interface Drop {
  readonly item: ItemView
  /** In won: today's price, and the lowest price of the previous thirty days. */
  readonly now: number
  readonly before: number
  /** Whether it is the lowest observed price of twelve months. */
  readonly isLowest: boolean
}

/** The minimum drop in percent (assumed). */
const minPercent = 1

/**
 * Reads the drops that a response's own figures confirm, the largest first. Products observed on too few days and
 * prices with unknown delivery are dropped (assumed, as in `judgePrice`).
 */
export function readDrops({ success, result }: PriceDropsResponse): readonly Drop[] | null {
  if (!success || !result) return null
  return result
    .flatMap(drop => readDrop(drop) ?? [])
    .toSorted((a, b) => percentOff(b.now, b.before) - percentOff(a.now, a.before))
}

function readDrop({ item, change }: PriceDrop): Drop | null {
  const now = change?.recent[0]
  const before = change?.month_low
  if (!item?.item_id || item.price_state !== 3 || !now || !before || now.date !== change.today) return null
  if (change.observed < daysToJudge || now.delivery === null || percentOff(now.any, before) < minPercent)
    return null
  return { item, now: now.any, before, isLowest: change.low !== undefined && now.any <= change.low.any }
}

function percentOff(now: number, before: number): number {
  return ((before - now) * 100) / before
}

/** Recent price drops, for the home page. */
export const priceDrops = createResource({ call: getPriceDropsFx, read: readDrops })

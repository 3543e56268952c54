import { at } from '../at.ts'
import type { Leaf } from '../catalogue.ts'
import { today } from '../epoch.ts'
import { wholePrice } from '../fill-market.ts'
import { hash } from '../random.ts'
import { draw, priceLevel } from './price-level.ts'

/** The malls' prices for a product on one day, as in the columns of a catalogue. */
export interface Quote {
  /** In won, without delivery. */
  readonly cash: number
  readonly card: number
  readonly malls: number
}

/** Smaller price changes are ignored. */
const sameLevel = 0.002

/**
 * What malls ask for the item of a row on a day; the same for the same seed, whenever it is asked. On the catalogue's
 * today it is what the row says.
 *
 * @param days since the catalogue's today; negative for the past
 * @returns undefined where it is not sold that day
 */
export function quoteOn(seed: number, leaf: Leaf, row: number, days: number): Quote | undefined {
  const { items } = leaf
  const key = hash(seed, at(items.ids, row))
  const launched = at(items.registered, row)
  if (!isSold(key, at(items.states, row), days, launched - today)) return undefined
  const base = rowForSale(leaf, row)
  const [cash, card] = [at(items.cash, base), at(items.card, base)]
  const malls = at(items.states, row) === 3 ? at(items.malls, row) : Math.max(1, at(items.malls, row))
  if (days === 0 || cash === 0) return cash === 0 ? undefined : { cash, card, malls }
  const level = priceLevel(key, today + days, launched) / priceLevel(key, today, launched)
  const isSame = Math.abs(level - 1) < sameLevel
  const price = isSame ? cash : wholePrice(cash * level, hash(key, 'style') % 20)
  return { cash: price, card: cardPrice(key, price, card / cash, days), malls }
}

/** Whether a mall sells it that day. Source of the states: the contract's `PriceState`. */
function isSold(key: number, state: number, days: number, launch: number): boolean {
  const drawn = (purpose: string, from: number, to: number) => from + (hash(key, purpose) % (to - from))
  if (state === 2) return days >= drawn('launch', 3, 40)
  if (days < launch) return false
  if (state === 0) return days < -drawn('ended', 60, 300)
  if (state === 1 && days > -drawn('sold out', 3, 50) && days < drawn('back', 1, 20)) return false
  return !isGap(key, days) || (state === 3 && days === 0)
}

const gapWindow = 120

/** About one season in eight has some weeks in which it is out of stock; never the catalogue's today. */
function isGap(key: number, days: number): boolean {
  const shifted = days + (hash(key, 'gaps') % gapWindow)
  const [window, within] = [Math.floor(shifted / gapWindow), ((shifted % gapWindow) + gapWindow) % gapWindow]
  if (draw(key, 'gap', window) > 0.13) return false
  const start = 1 + (hash(key, 'gap start', window) % (gapWindow - 25))
  return within >= start && within < start + 4 + (hash(key, 'gap length', window) % 20)
}

/** The row itself, or the nearest one with prices if no mall sells it today. */
function rowForSale({ items }: Leaf, row: number): number {
  for (let away = 0; away < items.size; away++) {
    for (const other of [row - away, row + away]) if ((items.cash[other] ?? 0) > 0) return other
  }
  return row
}

/** Events of cards come and go by the fortnight, today's is on; what other cards cost more, they always do. */
function cardPrice(key: number, cash: number, ratio: number, days: number): number {
  const fortnight = Math.floor((days + (hash(key, 'card shift') % 14)) / 14)
  if (ratio === 1 || (ratio < 1 && fortnight !== 0 && draw(key, 'card', fortnight) < 0.4)) return cash
  return wholePrice(cash * ratio, hash(key, 'card style') % 20, cash)
}

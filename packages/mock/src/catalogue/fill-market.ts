import { at } from './at.ts'
import type { Freight } from './blueprints/blueprints.ts'
import { flag } from './catalogue.ts'
import { usualDeliveries } from './deliveries.ts'
import { today } from './epoch.ts'
import type { Assortment, Counters, ItemColumns } from './item-columns.ts'
import { mallsFor } from './malls.ts'
import { possibleScore } from './possible-score.ts'
import type { Random } from './random.ts'

interface MarketHabits {
  readonly freight: Freight
  /** Whether the products go into the site's standard PCs. */
  readonly isPart: boolean
  readonly cateId: string
}

/** Fills the columns that the market decides: ids, prices, states, delivery, and what shoppers do. */
export function fillMarket(
  columns: ItemColumns,
  { worth, appeal, launched }: Assortment,
  habits: MarketHabits,
  random: Random,
  counters: Counters,
): void {
  const maxMalls = 0.9 * mallsFor(habits.cateId).length
  const usual = usualDeliveries[habits.freight]
  for (let row = 0; row < columns.size; row++) {
    counters.item += 1 + random.below(40)
    columns.ids[row] = counters.item
    const start = at(launched, row)
    const day = start + Math.floor((today - start) * random.unit() ** 1.5)
    const state = drawState(random.unit(), today - day)
    const liked = state === 3 ? at(appeal, row) : at(appeal, row) * 0.3
    columns.registered[row] = day
    columns.states[row] = state
    columns.popularity[row] = Math.round(1_000_000 * liked ** 3) + random.below(50)
    columns.deliveries[row] = at(usual, random.below(usual.length))
    if (state === 3) {
      const cash = wholePrice(at(worth, row) * (0.995 + 0.01 * random.unit()), random.below(20))
      columns.cash[row] = cash
      columns.card[row] = wholePrice(cash * cardFactor(random.unit(), random.unit()), random.below(20), cash)
      columns.malls[row] = 1 + Math.floor(maxMalls * liked ** 1.6 * (0.5 + 0.5 * random.unit()))
    }
    fillShoppers(columns, row, state === 2 ? 0 : liked, random)
    columns.flags[row] = drawFlags(state === 3, liked, habits.isPart, random.unit(), random.unit())
  }
}

/** About nine in ten items have a price; old ones are more often discontinued, only new ones are upcoming. */
function drawState(chance: number, age: number): 0 | 1 | 2 | 3 {
  if (chance < (age > 700 ? 0.08 : 0.03)) return 0
  if (chance < 0.11) return age > 700 || chance > 0.065 ? 1 : 3
  return chance > (age < 90 ? 0.88 : 0.995) ? 2 : 3
}

/**
 * Nearly half of the malls charge the cash price for cards, most others charge more; card events charge less.
 */
function cardFactor(chance: number, extent: number): number {
  if (chance < 0.45) return 1
  return chance < 0.86 ? 1.005 + 0.035 * extent : 0.9 + 0.08 * extent
}

/**
 * Rounds to what price tags look like: whole hundreds, …90 or whole tens.
 * @param same a price to keep as it is when the price equals it
 */
export function wholePrice(price: number, style: number, same = 0): number {
  if (price === same) return price
  if (price < 3000 || style < 4) return Math.max(10, Math.round(price / 10) * 10)
  if (style < 12) return Math.round(price / 100) * 100
  return Math.round(price / (price < 100_000 ? 100 : 1000)) * (price < 100_000 ? 100 : 1000) - 10
}

function fillShoppers(columns: ItemColumns, row: number, liked: number, random: Random): void {
  const reviews =
    Math.floor(3200 * liked ** 4 * random.unit()) + (random.unit() < liked ? 1 + random.below(12) : 0)
  columns.reviews[row] = reviews
  const liking = reviews === 0 ? 0 : Math.min(50, 37 + Math.floor(8 * liked) + random.below(7))
  columns.scores[row] = possibleScore(reviews, liking)
  columns.zzims[row] = Math.floor(900 * liked ** 3 * random.unit()) + random.below(4)
}

function drawFlags(sold: boolean, liked: number, isPart: boolean, chance: number, second: number): number {
  if (!sold) return 0
  const hotdeal = chance < 0.02 + 0.04 * liked ? flag.hotdeal : 0
  const event = second < 0.05 + 0.03 * liked ? flag.event : 0
  const stdpc = isPart && liked > 0.75 && second > 0.3 ? flag.stdpc : 0
  return hotdeal | event | stdpc
}

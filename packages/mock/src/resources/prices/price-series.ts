import type { ObservedDays, PriceSeries } from '@jeoul/api/types'
import { at } from '../../catalogue/at.ts'
import type { Catalogue, Leaf } from '../../catalogue/catalogue.ts'
import { firstDayOf, today } from '../../catalogue/epoch.ts'
import { wholePrice } from '../../catalogue/fill-market.ts'
import { lowestPricesFor } from '../../catalogue/lowest-prices.ts'
import { draw, priceLevel } from '../../catalogue/market/price-level.ts'
import { type Quote, quoteOn } from '../../catalogue/market/quote-on.ts'
import { hash } from '../../catalogue/random.ts'
import type { Place } from '../../index/catalogue-index.ts'
import { dateOf } from '../item/build-item.ts'

type Prices = Omit<ObservedDays, 'from' | 'to'>
/** What is observed on a day, counted from the catalogue's today; undefined for nothing. */
type PricesOn = (days: number) => Prices | undefined

/** Prices were not observed before 2024. */
const watchedSince = firstDayOf(2024) - today
const importFee = 10_000

/**
 * The histories of an item, drawn from its id and the catalogue's seed alone. The last day has today's lowest prices of the
 * catalogue.
 *
 * @param span how many days, today included
 */
export function priceSeries(catalogue: Catalogue, place: Place, span: number): PriceSeries[] {
  const { from: original, days: now } = catalogue.moved ?? { from: catalogue, days: 0 }
  const leaf = original.leaves.get(place.leaf.cateId) ?? place.leaf
  const own = kindOf(leaf, place.row)
  const observed = [
    observe(own, seen(original, place, ownPrices(original, leaf, place.row)), now, span),
    ...(own === 'new' && isImported(original, leaf, place.row)
      ? [observe('overseas', importedPrices(original, leaf, place.row), now, span)]
      : []),
  ]
  return observed.filter(series => series !== undefined)
}

/** The catalogue's today, moved or not, in days since 1970-01-01. */
export function todayOf({ moved }: Catalogue): number {
  return today + (moved?.days ?? 0)
}

function kindOf({ items }: Leaf, row: number): PriceSeries['kind'] {
  const { name, variantLabel = '' } = items.text(row)
  const words = `${variantLabel} ${name}`
  if (words.includes('벌크')) return 'bulk'
  return /해외구매|병행수입|직구/.test(words) ? 'overseas' : 'new'
}

function observe(
  kind: PriceSeries['kind'],
  pricesOn: PricesOn,
  now: number,
  span: number,
): PriceSeries | undefined {
  const first = firstOf(pricesOn, now)
  if (first === undefined) return undefined
  const days: ObservedDays[] = []
  let open: { readonly prices: Prices; readonly from: number; to: number } | undefined
  const close = () => {
    if (open) days.push({ from: dateOf(today + open.from), to: dateOf(today + open.to), ...open.prices })
    open = undefined
  }
  for (let day = Math.max(first, now - span + 1); day <= now; day++) {
    const prices = pricesOn(day)
    if (open && prices && isSame(open.prices, prices)) open.to = day
    else {
      close()
      if (prices) open = { prices, from: day, to: day }
    }
  }
  close()
  return { kind, since: dateOf(today + first), days }
}

function firstOf(pricesOn: PricesOn, now: number): number | undefined {
  for (let day = watchedSince; day <= now; day++) if (pricesOn(day)) return day
  return undefined
}

function isSame(a: Prices, b: Prices): boolean {
  return (
    a.any === b.any &&
    a.delivery === b.delivery &&
    a.cash === b.cash &&
    a.card === b.card &&
    a.card_name === b.card_name
  )
}

/** About one day in eighty was not observed; today always is. */
function seen({ seed }: Catalogue, { leaf: { items }, row }: Place, pricesOn: PricesOn): PricesOn {
  const key = hash(seed, at(items.ids, row))
  return days => (days < 0 && draw(key, 'unseen', days) < 0.012 ? undefined : pricesOn(days))
}

/** Offers are drawn once per quote, which lasts for days. */
function ownPrices(catalogue: Catalogue, leaf: Leaf, row: number): PricesOn {
  const known = new Map<string, Prices | undefined>()
  return days => {
    const quote = quoteOn(catalogue.seed, leaf, row, days)
    if (!quote) return undefined
    const key = `${quote.cash} ${quote.card}`
    const prices = known.has(key) ? known.get(key) : pricesFor(catalogue, leaf, row, quote)
    known.set(key, prices)
    return prices
  }
}

function pricesFor(catalogue: Catalogue, leaf: Leaf, row: number, quote: Quote): Prices | undefined {
  const lowest = lowestPricesFor(catalogue, leaf, row, quote)
  if (!lowest) return undefined
  const { any, cash, card } = lowest
  return {
    any: any.total,
    delivery: any.delivery,
    ...(cash && cash.total < any.total && { cash: cash.total }),
    ...(card?.card !== undefined && card.total < any.total && { card: card.total, card_name: card.card }),
  }
}

function isImported({ seed }: Catalogue, { items }: Leaf, row: number): boolean {
  return hash('imported', seed, at(items.ids, row)) % 8 === 0
}

/** The price of the same product at importers, including freight. */
function importedPrices({ seed }: Catalogue, leaf: Leaf, row: number): PricesOn {
  const key = hash('import', seed, at(leaf.items.ids, row))
  const launched = at(leaf.items.registered, row)
  const cash = quoteOn(seed, leaf, row, 0)?.cash
  return days => {
    if (cash === undefined || today + days < launched || draw(key, 'unseen', days) < 0.05) return undefined
    const level = priceLevel(key, today + days, launched) / priceLevel(key, today, launched)
    const price = wholePrice(cash * level * (0.86 + 0.08 * draw(key, 'cheaper', 0)), 0)
    return { any: price + importFee, delivery: importFee }
  }
}

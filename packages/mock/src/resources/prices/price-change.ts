import type { PriceChange, PriceSeries } from '@jeoul/api/types'

type Observed = PriceChange['recent'][number]

const dayMs = 86_400_000
const maxRecent = 7

/** A product's price change without its history. */
type ItemToday = Pick<PriceChange, 'item_id' | 'price_state' | 'today'>

/** What a product costs against its own history. Source: the contract's `PriceChange`. */
export function priceChange(item: ItemToday, series: PriceSeries | undefined): PriceChange {
  const observed = series?.days.flatMap(daysOf) ?? []
  const recent = observed.slice(-maxRecent).reverse()
  const ago = (date: string) => (Date.parse(item.today) - Date.parse(date)) / dayMs
  const monthAgo = observed.findLast(({ date }) => ago(date) >= 30 && ago(date) <= 37)
  const month = observed.filter(({ date }) => ago(date) >= 1 && ago(date) <= 30).map(({ any }) => any)
  const low = observed.reduce<Observed | undefined>(
    (least, day) => (least && least.any < day.any ? least : day),
    undefined,
  )
  return {
    ...item,
    recent,
    ...(monthAgo && { month_ago: monthAgo.any }),
    ...(month.length > 0 && { month_low: Math.min(...month) }),
    ...(low && { low }),
    observed: observed.length,
  }
}

function daysOf({ from, to, any, delivery }: PriceSeries['days'][number]): Observed[] {
  const [start, end] = [Date.parse(from), Date.parse(to)]
  return Array.from({ length: (end - start) / dayMs + 1 }, (_, day) => ({
    date: new Date(start + day * dayMs).toISOString().slice(0, 10),
    any,
    delivery,
  }))
}

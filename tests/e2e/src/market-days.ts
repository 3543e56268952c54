import { coreParts } from './list-page.ts'
import type { Sites } from './sites.ts'

/** What the mock observed of a product until its today. */
interface PriceChange {
  readonly item_id: string
  readonly price_state: number
  readonly today: string
  /** The newest first. */
  readonly recent: readonly { readonly date: string; readonly any: number }[]
}

/** Days from the mock's first day to the second day of its next sale. */
export const saleDays = 20

/** Moves the mock's market to a day, counted from its first; 0 goes back. */
export async function moveMarket({ mock }: Sites, days: number): Promise<void> {
  await fetch(`${mock.mainUrl}/__mock/clock`, { method: 'DELETE' })
  if (days > 0) await fetch(`${mock.mainUrl}/__mock/clock?days=${days}`, { method: 'POST' })
}

/** What the mock observed on two of its days. */
interface TwoDays {
  readonly name: string
  readonly before: PriceChange
  readonly after: PriceChange
}

interface Listed {
  readonly item_id: string
  readonly name: string
  readonly price_state: number
}

interface Kind {
  /** The price state on the mock's first day. */
  readonly state: number
  readonly fits: (days: TwoDays) => boolean
}

/** Found already by this worker: its mock has the same products and the same sale in every test. */
const found = new Map<Kind, Promise<TwoDays>>()

/** Finds a product by what is observed of it on the mock's first day and at its next sale. */
export function findProduct(sites: Sites, kind: Kind): Promise<TwoDays> {
  const product = found.get(kind) ?? lookFor(sites, kind)
  found.set(kind, product)
  return product
}

async function lookFor(sites: Sites, { state, fits }: Kind): Promise<TwoDays> {
  const cate = coreParts.replace('/list/', '')
  const windows = [0, 500, 1000, 1500].map(offset =>
    ask(sites, `/front/v3/items?cate_id=${cate}&offset=${offset}&limit=${offset + 500}`),
  )
  const lists: readonly { result: { items: readonly Listed[] } }[] = await Promise.all(windows)
  const items = lists
    .flatMap(({ result }) => result.items)
    .filter(({ price_state }) => price_state === state)
    .slice(0, 300)
  const before = await changesOf(sites, items)
  await moveMarket(sites, saleDays)
  const after = await changesOf(sites, items)
  await moveMarket(sites, 0)
  for (const { item_id, name } of items) {
    const [one, other] = [before.get(item_id), after.get(item_id)]
    const days = one && other && { name, before: one, after: other }
    if (days && fits(days)) return days
  }
  throw new Error('the mock has no such product')
}

async function changesOf(sites: Sites, items: readonly { item_id: string }[]) {
  const ids = items.map(({ item_id }) => item_id)
  const calls = Array.from({ length: Math.ceil(ids.length / 30) }, (_, call) =>
    ask(sites, `/front/v2/items/prices?item_ids=${ids.slice(call * 30, call * 30 + 30)}`),
  )
  const changes: readonly PriceChange[] = (await Promise.all(calls)).flatMap(({ result }) => result)
  return new Map(changes.map(change => [change.item_id, change]))
}

async function ask({ mock }: Sites, path: string) {
  return (await fetch(mock.mainUrl + path)).json()
}

/** A product for sale that costs at least a tenth less at the sale, on its second day as on its first. */
export const discounted: Kind = {
  state: 3,
  fits({ before, after }) {
    const price = before.recent[0]?.any ?? 0
    const [last, earlier] = after.recent
    if (after.price_state !== 3 || !last || !earlier) return false
    return last.any <= price * 0.9 && earlier.any <= price * 0.9
  },
}

/** A product that nobody sells on the first day, and that is for sale at the sale as on the day before. */
export const restocked: Kind = {
  state: 1,
  fits({ after }) {
    const [last, earlier] = after.recent
    if (after.price_state !== 3 || !last || !earlier) return false
    return Date.parse(last.date) - Date.parse(earlier.date) === 86_400_000
  },
}

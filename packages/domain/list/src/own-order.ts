import {
  type ItemOffersParams,
  type ItemsParams,
  type ItemsQuery,
  inCalls,
  maxItemOffers,
  unlessAbandoned,
} from '@jeoul/api'
import type { ItemListResponse, ItemOffersResponse } from '@jeoul/api/types'
import { type OffersByItem, readItemOffers } from '@jeoul/offers/read-item-offers'
import { type PaymentTerms, personalOrder } from '@jeoul/personal-price'
import { type ListAnswer, readList } from './list-answer.ts'
import type { ReadItem } from './read-item.ts'

/** The products of a list by what this shopper pays. */
export interface OwnOrder {
  /** Those of the requested window, paid placements first. */
  readonly items: readonly ReadItem[]
  /** All products of the list; null if it has too many to sort it as a whole. */
  readonly whole: readonly ReadItem[] | null
  /** The offers that the order was computed from. */
  readonly offers: OffersByItem
}

/** The operations that the order takes. */
export interface OrderHost {
  readonly getItems: (params: ItemsParams) => Promise<ItemListResponse>
  readonly getItemOffers: (params: ItemOffersParams) => Promise<ItemOffersResponse>
}

/**
 * The maximum number of products that a list is sorted as a whole with. 300 products take 14 requests and some 110 kB
 * (assumed).
 */
export const maxWhole = 300

/** The number of products in each request for the whole list: the largest page of the desktop. */
const windowSize = 90

/**
 * Sorts a list by what this shopper pays: the whole list where it has at most {@link maxWhole} products, otherwise the
 * requested window alone. Products without offers are sorted by the estimate of their row (assumed;
 * docs/decisions/0021-personal-price.md).
 *
 * @param list the answer to `params`
 */
export async function inOwnOrder(
  host: OrderHost,
  list: ListAnswer,
  { query, signal }: ItemsParams,
  terms: PaymentTerms,
): Promise<OwnOrder> {
  const isWhole = list.total <= maxWhole
  const loaded = list.items.filter(({ ad }) => !ad)
  const rows = isWhole && loaded.length < list.total ? await wholeList(host, list, { query, signal }) : loaded
  const offers = await offersOf(host, rows, signal)
  const isFreeOnly = query.trait?.includes('free') ?? false
  const sorted = personalOrder(rows, offers, terms, isFreeOnly).flatMap(place => rows[place] ?? [])
  const window = isWhole ? sorted.slice(query.offset ?? 0, query.limit) : sorted
  return { items: [...list.items.filter(({ ad }) => ad), ...window], whole: isWhole ? sorted : null, offers }
}

/** All products of a list, each once, however the catalogue changes meanwhile. */
async function wholeList(
  { getItems }: OrderHost,
  { total }: ListAnswer,
  { query, signal }: ItemsParams,
): Promise<readonly ReadItem[]> {
  const { ad: _, ...unpaid } = query
  const starts = Array.from({ length: Math.ceil(total / windowSize) }, (_, place) => place * windowSize)
  const answers = await Promise.all(
    starts.map(offset => {
      const window: ItemsQuery = { ...unpaid, offset, limit: Math.min(total, offset + windowSize) }
      return getItems({ query: window, signal })
    }),
  )
  const rows = answers.flatMap(answer => readList(answer)?.items ?? [])
  return [...new Map(rows.map(item => [item.item_id, item])).values()]
}

/** The offers of products. A failed request leaves its products to their estimates; an aborted one ends the whole order. */
async function offersOf(
  { getItemOffers }: OrderHost,
  rows: readonly ReadItem[],
  signal: ItemsParams['signal'],
): Promise<OffersByItem> {
  const ids = rows.map(({ item_id }) => item_id)
  const answers = await inCalls(ids, maxItemOffers, itemIds =>
    getItemOffers({ itemIds, signal }).catch(unlessAbandoned),
  )
  return Object.assign({}, ...answers.map(readItemOffers))
}

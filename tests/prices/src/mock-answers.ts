import type {
  ItemListResponse,
  ItemOffer,
  ItemOffersResponse,
  ItemView,
  Market,
  MarketResponse,
  Part,
  PartKind,
  PartsResponse,
  Product,
} from '@jeoul/api/types'
import { createCatalogueIndex, generateCatalogue } from '@jeoul/mock'
import { createHandlers } from '@jeoul/mock/handlers'
import type { Region } from '@jeoul/personal-price'
import { getResponse } from 'msw'

const baseUrls = { main: 'http://main.test', second: 'http://second.test' }
const catalogue = generateCatalogue()
const handlers = createHandlers({ index: createCatalogueIndex(catalogue), baseUrls })
const all = [...Object.values(handlers.main), ...Object.values(handlers.second)]

async function ask<Answer>(url: string): Promise<Answer> {
  const response = await getResponse(all, new Request(url))
  return await response?.json()
}

/** Every product of the mock, as in a list. */
export function list(): Promise<ItemListResponse> {
  return ask(`${baseUrls.main}/front/v3/items?limit=100000`)
}

/** The products whose lowest price, delivered to a region, includes free delivery, as a list filters by it. */
export function freeIn(region: Region): Promise<ItemListResponse> {
  const place = region === 'mainland' ? '' : `&region=${region}`
  return ask(`${baseUrls.main}/front/v3/items?limit=100000&trait=free${place}`)
}

/** The offers of at most thirty products, as lists request them. */
export async function itemOffers(
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, readonly ItemOffer[]>> {
  const url = `${baseUrls.main}/front/v3/items/offers?item_ids=${itemIds.join()}`
  const { result } = await ask<ItemOffersResponse>(url)
  return new Map(result.map(({ item_id, offers }) => [item_id, offers]))
}

/** A product's offers, as its page requests them. */
export async function markets(itemId: string): Promise<{ cash: readonly Market[]; card: readonly Market[] }> {
  const url = `${baseUrls.second}/desktop/v1/shopping/items/${itemId}/malls/all`
  const [cash, card] = await Promise.all([ask<MarketResponse>(url), ask<MarketResponse>(`${url}?on_sale=1`)])
  return { cash: cash.markets, card: card.markets }
}

/** A product's page, with the related products and the variants on it. */
export function product(itemId: string): Promise<{ readonly success: boolean; readonly result: Product }> {
  return ask(`${baseUrls.second}/desktop/v1/shopping/items/${itemId}`)
}

/** A saved product's prices, as a wish list on the device requests them. */
export async function savedPrices(itemId: string): Promise<ItemView> {
  const { result } = await ask<{ readonly result: ItemView }>(
    `${baseUrls.main}/front/v3/item/view/${itemId}/1`,
  )
  return result
}

/** All parts of a kind, as the estimate requests them. */
export async function parts(kind: PartKind): Promise<readonly Part[]> {
  const { result } = await ask<PartsResponse>(`${baseUrls.second}/desktop/v1/pc/parts/${kind}`)
  return result.list
}

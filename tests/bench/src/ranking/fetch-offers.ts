import type { ItemListResponse, Market, MarketResponse } from '@jeoul/api/types'
import type { OfferTerms } from '@jeoul/personal-price'
import { measuredCategory } from '../bench-pages.ts'
import type { Child } from '../children/start-child.ts'

/** Fetches this many offers of products with many malls, each with its cash and its card price. */
export async function fetchOffers(mock: Child, count: number): Promise<readonly OfferTerms[]> {
  const list: ItemListResponse = await fetchJson(
    `${mock.url('main')}/front/v3/items?cate_id=${measuredCategory}&limit=100`,
  )
  const items = list.result.items.toSorted((a, b) => b.mall_count - a.mall_count)
  const offers: OfferTerms[] = []
  for (const { item_id } of items) {
    if (offers.length >= count) break
    const malls = `${mock.url('second')}/desktop/v1/shopping/items/${item_id}/malls/all`
    const cash: MarketResponse = await fetchJson(`${malls}?on_sale=0`)
    const card: MarketResponse = await fetchJson(`${malls}?on_sale=1`)
    const byMall = new Map(card.markets.map(market => [market.mallName, market]))
    offers.push(...cash.markets.map(market => termsOf(market, byMall.get(market.mallName))))
  }
  if (offers.length < count) throw new Error(`the mock has only ${offers.length} offers for them`)
  return offers.slice(0, count)
}

function termsOf({ priceB2c, ...market }: Market, card: Market | undefined): OfferTerms {
  return { ...market, cash: priceB2c, card: card?.priceB2c ?? null, eventCard: card?.eventCard ?? '' }
}

async function fetchJson<Body>(url: string): Promise<Body> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} answers ${response.status}`)
  return response.json()
}

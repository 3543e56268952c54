import type { ListItem } from '@jeoul/api/types'
import { type Around, inAnswer, json, type Seed } from '../fault.ts'
import { inResult } from './mistake.ts'

/** Items of which one call says something else than another. */
export const itemMistakes: readonly Seed[] = [
  {
    name: 'an item in short whose price is of yesterday',
    around: inResult('getItemView', item => ({ ...item, cash: item.cash === null ? null : item.cash + 10 })),
  },
  {
    name: 'an item of a report that is always for sale',
    around: inResult('queryItemView', item => ({ ...item, price_state: 3 })),
  },
  {
    name: 'a product whose lowest price has its delivery in it',
    around: inResult('getProduct', result => ({
      ...result,
      productData: { ...result.productData, priceLow: (result.productData.priceLow ?? -3000) + 3000 || null },
    })),
  },
  {
    name: 'a product that was registered a day earlier',
    around: inResult('getProduct', ({ registered, ...result }) => ({
      ...result,
      registered: registered && dayBefore(registered),
    })),
  },
  {
    name: 'a product with the reviews of its variants',
    around: inResult('getProduct', result => ({ ...result, review_count: (result.review_count ?? 0) + 7 })),
  },
  {
    name: 'a product that lists itself among its variants',
    around: inResult('getProduct', result => ({
      ...result,
      variants: result.variants?.flatMap(variant => [variant, variant]),
    })),
  },
  ofItems('a picture by a path', item => ({ ...item, image: new URL(item.image).pathname })),
  ofItems('malls that count one more', item => ({ ...item, mall_count: item.mall_count + 1 })),
  ofItems('a score of nothing without reviews', item => ({ ...item, review_score: item.review_score ?? 0 })),
  ofItems('variants that are all for sale', item => ({
    ...item,
    variants: item.variants.map(variant => ({ ...variant, state: 3 })),
  })),
  ofItems('rows that all can be opened', item => ({ ...item, moreView: true })),
  ofItems('a best card that costs more', item =>
    item.lowest
      ? {
          ...item,
          lowest: { ...item.lowest, card: { ...item.lowest.any, total: item.lowest.any.total + 500 } },
        }
      : item,
  ),
  ofItems('prices as if all were sold out', item => ({
    ...item,
    price_state: 1,
    cash: null,
    card: null,
    lowest: undefined,
  })),
  ofItems('one category for all', item => ({ ...item, cate_id: item.cate_id.slice(0, 4) })),
  {
    name: 'one mall twice among the offers',
    around: inAnswer('getMalls', body => ({
      ...body,
      markets: [...body.markets.slice(0, 1), ...body.markets],
    })),
  },
  {
    name: 'offers of many products whose cash is the card price',
    around: inResult('getItemOffers', result =>
      result.map(({ offers, ...one }) => ({
        ...one,
        offers: offers.map(offer => ({ ...offer, cash: offer.card ?? offer.cash })),
      })),
    ),
  },
  {
    name: 'offers of many products with free delivery',
    around: inResult('getItemOffers', result =>
      result.map(({ offers, ...one }) => ({
        ...one,
        offers: offers.map(offer => ({ ...offer, costDelivery: { kind: 'free' } })),
      })),
    ),
  },
  {
    name: 'offers of many products that one unknown fails',
    around: failIfLeftOut('getItemOffers'),
  },
  { name: 'price changes that one unknown fails', around: failIfLeftOut('getPriceChanges') },
  {
    name: 'recommended products at another lowest price',
    around: inResult('getCuration', result => ({
      ...result,
      items: result.items.map(item =>
        item.lowest
          ? {
              ...item,
              lowest: { ...item.lowest, any: { ...item.lowest.any, total: item.lowest.any.total - 1 } },
            }
          : item,
      ),
    })),
  },
]

function ofItems(name: string, change: (item: ListItem) => object): Seed {
  return {
    name,
    around: inResult('getItems', result => ({ ...result, items: result.items.map(change) })),
  }
}

/** 404 as soon as one of the products is unknown or asked for twice. */
function failIfLeftOut(operationId: 'getItemOffers' | 'getPriceChanges'): Around {
  return async (call, next) => {
    const response = await next(call.request)
    if (call.operationId !== operationId || response.status !== 200) return response
    const body: { readonly result: readonly unknown[] } = await response.json()
    const ids = new URL(call.request.url).searchParams.get('item_ids')?.split(',') ?? []
    const unknown = { success: false, message: 'no such item', result: null }
    return body.result.length < ids.length ? json(unknown, 404) : json(body)
  }
}

function dayBefore(date: string): string {
  return new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10)
}

import { type Fault, inAnswer, inQuestion } from './fault.ts'

const list = ['getItems'] as const

/** Lists and offers that don't match the request. */
export const listFaults: readonly Fault[] = [
  {
    name: 'a window with one too many',
    breaks: 'list-windows',
    only: list,
    caught: /^getItems body\.result\.items\.(length|\d+): is .+ instead of/,
    around: inQuestion('getItems', query => query.set('limit', String(Number(query.get('limit') ?? 30) + 1))),
  },
  {
    name: 'an item on two pages',
    breaks: 'list-windows',
    only: list,
    caught: /^getItems body\.result\.items\.(length|\d+): is .+ instead of/,
    around: inQuestion('getItems', query => {
      const offset = Number(query.get('offset') ?? 0)
      if (offset === 0) return
      query.set('offset', String(offset - 1))
      query.set('limit', String(Number(query.get('limit') ?? 30) - 1))
    }),
  },
  {
    name: 'a total that shrinks from page to page',
    breaks: 'list-windows',
    only: list,
    caught: /^getItems body\.result\.total: is \d+ instead of/,
    around: inAnswer('getItems', (body, url) => {
      const offset = Number(url.searchParams.get('offset') ?? 0)
      return { ...body, result: { ...body.result, total: Math.max(0, body.result.total - offset) } }
    }),
  },
  {
    name: 'an order that is not kept',
    breaks: 'list-orders',
    only: list,
    caught: /^getItems body\.result\.items\.\d+: comes too late in the order '(low|high)'/,
    around: inQuestion('getItems', query => {
      if (query.get('sort') === 'low') query.set('sort', 'new')
      if (query.get('sort') === 'high') query.set('sort', 'new')
    }),
  },
  {
    name: 'an order by the other price',
    breaks: 'list-orders',
    only: list,
    caught: /^getItems body\.result\.items\.\d+: comes too late in the order '(low|high)' by card/,
    around: inQuestion('getItems', query => query.delete('type')),
  },
  {
    name: 'a price range that is overlooked',
    breaks: 'list-filters',
    only: list,
    caught: /^getItems body\.result\.items\.\d+\.(cash|card): is \S+, outside of/,
    around: inQuestion('getItems', query => query.delete('min')),
  },
  {
    name: 'a maker that is overlooked',
    breaks: 'list-filters',
    only: list,
    caught: /^getItems body\.result\.items\.\d+\.maker: is .+, and not .+/,
    around: inQuestion('getItems', query => query.delete('maker')),
  },
  {
    name: 'a trait that is overlooked',
    breaks: 'list-traits',
    only: list,
    caught:
      /^getItems body\.result\.items\.\d+\.(price_state: is [^3], and not sale|lowest\.any\.delivery: is [1-9]\d*, and not free|review_score: is undefined, and not rated)/,
    around: inQuestion('getItems', query => query.delete('trait')),
  },
  {
    name: 'a keyword that is overlooked',
    breaks: 'list-filters',
    only: list,
    caught: /^getItems body\.result\.items\.\d+\.name: is without/,
    around: inQuestion('getItems', query => query.delete('keyword')),
  },
  {
    name: 'ads that nobody asked for',
    breaks: 'list-windows',
    only: list,
    caught: /^getItems body\.result\.items: has ads that nobody asked for/,
    around: inQuestion('getItems', query => query.set('ad', 'sap006')),
  },
  {
    name: 'a lowest price that no mall asks for',
    breaks: 'lowest-price',
    only: ['getProduct'],
    caught: /^getProduct body\.result\.item\.card: is \d+ instead of \d+/,
    around: inAnswer('getMalls', (body, url) => ({
      ...body,
      markets: body.markets.map(market => ({
        ...market,
        priceB2c: market.priceB2c + (url.searchParams.get('on_sale') === '1' ? 10 : 0),
      })),
    })),
  },
  {
    name: 'a list that prices a product by other offers than its page',
    breaks: 'offers-of-several',
    only: ['getItemOffers'],
    caught: /^getItemOffers body\.result\.0\.offers\.\*\.cash\S*: is/,
    around: inAnswer('getItemOffers', body => ({
      ...body,
      result: body.result.map(found => ({ ...found, offers: found.offers.slice(1) })),
    })),
  },
  {
    name: 'offers with the cheapest last',
    breaks: 'offer-orders',
    only: ['getMalls'],
    caught: /^getMalls body\.markets: has \d+ won after \d+/,
    around: inAnswer('getMalls', body => ({ ...body, markets: body.markets.toReversed() })),
  },
]

import { type Fault, inAnswer, inQuestion } from './fault.ts'

const list = ['getItems'] as const

/** Lists and offers that don't match the request. */
export const listFaults: readonly Fault[] = [
  {
    name: 'a window with one too many',
    breaks: 'windows cover a list once',
    only: list,
    caught: /^getItems body\.result\.items\.(length|\d+): is .+ instead of/,
    around: inQuestion('getItems', query => query.set('limit', String(Number(query.get('limit') ?? 30) + 1))),
  },
  {
    name: 'an item on two pages',
    breaks: 'windows cover a list once',
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
    breaks: 'windows cover a list once',
    only: list,
    caught: /^getItems body\.result\.total: is \d+ instead of/,
    around: inAnswer('getItems', (body, url) => {
      const offset = Number(url.searchParams.get('offset') ?? 0)
      return { ...body, result: { ...body.result, total: Math.max(0, body.result.total - offset) } }
    }),
  },
  {
    name: 'an order that is not kept',
    breaks: 'a sorted list is sorted, and holds the same items',
    only: list,
    caught: /^getItems body\.result\.items\.\d+: comes too late in the order '(low|high)'/,
    around: inQuestion('getItems', query => {
      if (query.get('sort') === 'low') query.set('sort', 'new')
      if (query.get('sort') === 'high') query.set('sort', 'new')
    }),
  },
  {
    name: 'an order by the other price',
    breaks: 'a sorted list is sorted, and holds the same items',
    only: list,
    caught: /^getItems body\.result\.items\.\d+: comes too late in the order '(low|high)' by card/,
    around: inQuestion('getItems', query => query.delete('type')),
  },
  {
    name: 'a price range that is overlooked',
    breaks: 'what is listed fits the filter',
    only: list,
    caught: /^getItems body\.result\.items\.\d+\.(cash|card): is \S+, outside of/,
    around: inQuestion('getItems', query => query.delete('min')),
  },
  {
    name: 'a maker that is overlooked',
    breaks: 'what is listed fits the filter',
    only: list,
    caught: /^getItems body\.result\.items\.\d+\.maker: is .+, and not .+/,
    around: inQuestion('getItems', query => query.delete('maker')),
  },
  {
    name: 'a trait that is overlooked',
    breaks: 'what is listed has the chosen traits',
    only: list,
    caught: /^getItems body\.result\.items\.\d+\.(price_state|lowest\.any\.delivery): is .+, and not/,
    around: inQuestion('getItems', query => query.delete('trait')),
  },
  {
    name: 'a keyword that is overlooked',
    breaks: 'what is listed fits the filter',
    only: list,
    caught: /^getItems body\.result\.items\.\d+\.name: is without/,
    around: inQuestion('getItems', query => query.delete('keyword')),
  },
  {
    name: 'ads that nobody asked for',
    breaks: 'windows cover a list once',
    only: list,
    caught: /^getItems body\.result\.items: has ads that nobody asked for/,
    around: inQuestion('getItems', query => query.set('ad', 'sap006')),
  },
  {
    name: 'a lowest price that no mall asks for',
    breaks: 'the lowest price is that of the cheapest offer, wherever it is told',
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
    breaks: 'the offers of many products are those of each product',
    only: ['getItemOffers'],
    caught: /^getItemOffers body\.result\.0\.offers\.\*\.cash\S*: is/,
    around: inAnswer('getItemOffers', body => ({
      ...body,
      result: body.result.map(found => ({ ...found, offers: found.offers.slice(1) })),
    })),
  },
  {
    name: 'offers with the cheapest last',
    breaks: 'offers come cheapest first',
    only: ['getMalls'],
    caught: /^getMalls body\.markets: has \d+ won after \d+/,
    around: inAnswer('getMalls', body => ({ ...body, markets: body.markets.toReversed() })),
  },
]

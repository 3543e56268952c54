import { type Fault, inAnswer, inQuestion, inStatus } from './fault.ts'

const list = ['getItems'] as const

/** Lists that are not what was asked for. */
export const listFaults: readonly Fault[] = [
  {
    name: 'a window with one too many',
    only: list,
    caught: /^getItems body\.result\.items\.(length|\d+): is .+ instead of/,
    around: inQuestion('getItems', query => query.set('limit', String(Number(query.get('limit') ?? 30) + 1))),
  },
  {
    name: 'an item on two pages',
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
    name: 'facets that count what they leave out',
    only: list,
    caught: /^getItems body\.result\.spec_counts\.\S+: is \d+ instead of \d+/,
    around: inAnswer('getItems', body => ({
      ...body,
      result: {
        ...body.result,
        spec_counts: changeCounts(body.result.spec_counts ?? {}, count => count + 1),
      },
    })),
  },
  {
    name: 'makers that count what is not listed',
    only: list,
    caught: /^getItems body\.makers\.\d+\.count: is \d+ instead of \d+/,
    around: inAnswer('getItems', body => ({
      ...body,
      makers: body.makers.map(maker => ({ ...maker, count: maker.count + 1 })),
    })),
  },
  {
    name: 'facets of a category that count twice',
    only: ['getSpecs'],
    caught: /^getItems body\.result\.\d+\.values\.\d+\.count: is \d+ instead of \d+/,
    around: inAnswer('getSpecs', body => ({
      ...body,
      result: body.result.map(facet => ({
        ...facet,
        values: facet.values.map(value => ({ ...value, count: value.count * 2 + 1 })),
      })),
    })),
  },
  {
    name: 'price bands with a gap',
    only: ['getPriceBands'],
    caught: /^getPriceBands body\.data\.1\.min: is \d+ instead of \d+/,
    around: inAnswer('getPriceBands', body => ({
      ...body,
      data: Array.isArray(body.data)
        ? body.data.map((band, place) => (place === 1 ? { ...band, min: band.min + 1 } : band))
        : body.data,
    })),
  },
  {
    name: 'an order that is not kept',
    only: list,
    caught: /^getItems body\.result\.items\.\d+: comes too late in the order '(low|high)'/,
    around: inQuestion('getItems', query => {
      if (query.get('sort') === 'low') query.set('sort', 'new')
      if (query.get('sort') === 'high') query.set('sort', 'new')
    }),
  },
  {
    name: 'an order by the other price',
    only: list,
    caught: /^getItems body\.result\.items\.\d+: comes too late in the order '(low|high)' by card/,
    around: inQuestion('getItems', query => query.delete('type')),
  },
  {
    name: 'a price range that is overlooked',
    only: list,
    caught: /^getItems body\.result\.items\.\d+\.(cash|card): is \S+, outside of/,
    around: inQuestion('getItems', query => query.delete('min')),
  },
  {
    name: 'a keyword that is overlooked',
    only: list,
    caught: /^getItems body\.result\.items\.\d+\.name: is without/,
    around: inQuestion('getItems', query => query.delete('keyword')),
  },
  {
    name: 'ads that nobody asked for',
    only: list,
    caught: /^getItems body\.result\.items: has ads that nobody asked for/,
    around: inQuestion('getItems', query => query.set('ad', 'sap006')),
  },
  {
    name: 'a text that is too long, and taken',
    only: list,
    caught: /^getItems status: is 200 instead of 400/,
    around: inQuestion('getItems', query => {
      const keyword = query.get('keyword')
      if (keyword !== null) query.set('keyword', [...keyword].slice(0, 100).join(''))
    }),
  },
  {
    name: 'a number that is none, and taken',
    only: list,
    caught: /^getItems status: is (200|404) instead of 400/,
    around: inQuestion('getItems', query => {
      if (!/^\d+$/.test(query.get('offset') ?? '0')) query.delete('offset')
    }),
  },
  {
    name: 'something missing, and made up',
    only: ['getMap'],
    caught: /^getMap status: is 200 instead of 400/,
    around: inQuestion('getMap', query => {
      if (!query.get('addr')) query.set('addr', '서울특별시 중구 세종대로 110')
    }),
  },
  {
    name: 'an unknown category that is an empty one',
    only: list,
    caught: /^getItems status: is 200 instead of 404/,
    around: inStatus('getItems', 404, 200, {
      success: true,
      message: 'success',
      result: { items: [], total: 0, isCompare: false },
      makers: [],
    }),
  },
  {
    name: 'offers with the cheapest last',
    only: ['getMalls'],
    caught: /^getMalls body\.markets: has \d+ won after \d+/,
    around: inAnswer('getMalls', body => ({ ...body, markets: body.markets.toReversed() })),
  },
]

type Counts = Readonly<Record<string, Readonly<Record<string, number>>>>

function changeCounts(counts: Counts, change: (count: number) => number): Counts {
  return Object.fromEntries(
    Object.entries(counts).map(([facet, values]) => [
      facet,
      Object.fromEntries(Object.entries(values).map(([key, count]) => [key, change(count)])),
    ]),
  )
}

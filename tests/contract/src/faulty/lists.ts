import { sortValues } from '@jeoul/api/enums'
import {
  add,
  answer,
  type Change,
  done,
  leaveOut,
  param,
  query,
  reversed,
  status,
  withOther,
  without,
  withoutFirst,
} from './changes.ts'
import type { Table } from './fault.ts'

/** Faults of lists: their windows, orders, filters, counts and items. */
export const lists: Table = {
  faults: {
    'a window with one too many': {
      by: ['list-windows', 'getItems', /^body\.result\.items\.(length|\d+): is .+ instead of/],
      ...query('getItems', asked => asked.set('limit', String(limitOf(asked) + 1))),
    },
    'an item on two pages': {
      by: ['list-windows', 'getItems', /^body\.result\.items\.(length|\d+): is .+ instead of/],
      ...query('getItems', asked => {
        if (offsetOf(asked) === 0) return
        asked.set('offset', String(offsetOf(asked) - 1))
        asked.set('limit', String(limitOf(asked) - 1))
      }),
    },
    'a total that shrinks from page to page': {
      by: ['list-windows', 'getItems', /^body\.result\.total: is \d+ instead of/],
      ...answer('getItems', 'result.total', (total, call) => Math.max(0, total - offsetOf(call.query))),
    },
    'an order that is not kept': {
      by: ['list-orders', 'getItems', /^body\.result\.items\.\d+: comes too late in the order '(low|high)'/],
      ...param('getItems', 'sort', sort => (sort === 'low' || sort === 'high' ? 'new' : sort)),
    },
    'a price range that is overlooked': {
      by: ['list-filters', 'getItems', /^body\.result\.items\.\d+\.(cash|card): is \S+, outside of/],
      ...without('getItems', 'min'),
    },
    'a maker that is overlooked': {
      by: ['list-filters', 'getItems', /^body\.result\.items\.\d+\.maker: is .+, and not .+/],
      ...without('getItems', 'maker'),
    },
    'a trait that is overlooked': {
      by: ['list-traits', 'getItems', /^body\.result\.items\.\d+\.\S+: is .+, and not (sale|free|rated)/],
      ...without('getItems', 'trait'),
    },
    'an excluded word that is named, and not left out': {
      by: ['list-exclusions', 'getItems', /^body\.result\.items\.\d+\.name: contains the excluded/],
      ...withOther('getItems', 'result.items', asked => asked.delete('exclude')),
    },
    'a keyword that is overlooked': {
      by: ['list-filters', 'getItems', /^body\.result\.items\.\d+\.name: lacks/],
      ...without('getItems', 'keyword'),
    },
    'ads that were not requested': {
      by: ['list-windows', 'getItems', /^body\.result\.items: has ads that were not requested/],
      ...query('getItems', asked => asked.set('ad', 'sap006')),
    },
    'several values of a facet, of which the first counts': {
      by: ['facet-choices', 'getItems', /^body\.result\.(items|total)\S*: /],
      ...facets(chosen => chosen.map(([facet, values]) => [facet, values.slice(0, 1)])),
    },
    'several makers, of which the last counts': {
      by: ['other-choices', 'getItems', /^body\.result\.(items|total)\S*: /],
      ...lastOf('maker'),
    },
    'an item of another category': {
      by: ['item-category', 'getItems', /^body\.result\.items\.\d+\.cate_id: is 99\d+, which is not below/],
      ...answer('getItems', 'result.items.2.cate_id', id => `99${id}`),
    },
    'a price of what is sold out': {
      by: ['price-states', 'getItems', /^body\.result\.items\.\d+\.cash: is \d+ in the price state [012]/],
      ...answer('getItems', 'result.items.*', item =>
        item.price_state === 3 ? item : { ...item, cash: 1000 },
      ),
    },
    'fields that were not requested': {
      by: ['optional-fields', 'getItems', /^body\.result\.items\.\d+: has stdpc without a request/],
      ...query('getItems', asked => asked.set('fields', 'stdpc,maker,hotdeal,event')),
    },
    'paid placements that take up the window': {
      by: ['paid-placements', 'getItems', /^body\.result\.items\S*: is/],
      ...answer('getItems', 'result.items', items => items.slice(0, items.filter(({ ad }) => !ad).length)),
    },
    'variants that are entries of their own among products': {
      by: ['grouped-variants', 'getItems', /^body\.result\.(total|items)\S*: is/],
      ...without('getItems', 'group'),
    },
    'words of which one is enough': {
      by: ['keyword-words', 'getItems', /^body\.result\.\S+: /],
      ...param('getItems', 'keyword', keyword => keyword.split(/\s+/)[0] ?? ''),
    },
    'a highest price that is exclusive': {
      by: ['price-range-ends', 'getItems', /^body\.result\.total: is 0 instead of/],
      ...param('getItems', 'max', plus(-1)),
    },
    'thirty-one by default': {
      by: ['list-defaults', 'getItems', /^body\.result\.items\.length: is 31 instead of 30/],
      ...byDefault('limit', '31'),
    },
    'a list without makers': {
      by: ['listed-makers-and-facets', 'getItems', /^body\.makers: lacks/],
      ...answer('getItems', 'makers', () => []),
    },
    'facets that count what they leave out': {
      by: ['facet-counts', 'getItems', /^body\.result\.spec_counts\.\S+: is \d+ instead of \d+/],
      ...answer('getItems', 'result.spec_counts.*.*', add(1)),
    },
    'makers that count what is not listed': {
      by: ['maker-counts', 'getItems', /^body\.makers\.\d+\.count: is \d+ instead of \d+/],
      ...answer('getItems', 'makers.*.count', add(1)),
    },
    'traits and malls that count what is not listed': {
      by: [
        'mall-and-trait-counts',
        'getItems',
        /^body\.result\.(malls|trait_counts)\.\S+: is \d+ instead of/,
      ],
      ...without('getItems', 'trait', 'mall'),
    },
    'price bands that count what is not listed': {
      by: ['price-band-counts', 'getItems', /^body\.result\.price_bands\.\d+\.count: is \d+ instead of \d+/],
      ...answer('getItems', 'result.price_bands.*.count', add(1)),
    },
    'a search that counts its categories wrongly': {
      by: [
        'search-category-counts',
        'getItems',
        /^body\.result\.category_counts\.\d+\.count: is \d+ instead/,
      ],
      ...answer('getItems', 'result.category_counts.*.count', add(1)),
    },
    'a suggestion that leads nowhere': {
      by: ['suggested-keyword', 'getItems', /^body\.result\.suggested_keyword: finds nothing/],
      ...answer('getItems', 'result.suggested_keyword', () => 'no such thing'),
    },
    'a text that is too long, and taken': {
      by: ['broken-requests', 'getItems', /^status: is 200 instead of 400/],
      ...param('getItems', 'keyword', keyword => [...keyword].slice(0, 100).join('')),
    },
    'a number that is none, and taken': {
      by: ['broken-requests', 'getItems', /^status: is (200|404) instead of 400/],
      ...query('getItems', asked => /^\d+$/.test(asked.get('offset') ?? '0') || asked.delete('offset')),
    },
    'an unknown category that is an empty one': {
      by: ['unknown-ids', 'getItems', /^status: is 200 instead of 404/],
      ...status('getItems', 404, 200, { ...done({ items: [], total: 0, isCompare: false }), makers: [] }),
    },
    'an event that is every event': {
      by: ['event-products', 'getItems', /^body\.result\.\S+: is/],
      ...without('getItems', 'event'),
    },
  },
  seeds: {
    'of several facets, only the first counts': facets(chosen => chosen.slice(0, 1)),
    'of several facets, the last is lost': facets(all => (all.length > 1 ? all.slice(0, -1) : all)),
    'of several malls, only the last counts': lastOf('mall'),
    'of several traits, only the last counts': lastOf('trait'),
    'a list of the category above': param('getItems', 'cate_id', id => id.replace(/^(\d{4})\d\d$/, '$1')),
    'an order that is another one each time': answer('getItems', 'result.items', (items, { sameBefore }) =>
      sameBefore % 2 === 0 ? items : items.toReversed(),
    ),
    'another order by default': byDefault('sort', 'new'),
    'a lowest price that is exclusive': param('getItems', 'min', plus(1)),
    'a kind of price that is overlooked': {
      by: ['list-orders', 'getItems', /^body\.result\.items\.\d+: comes too late in .+'(low|high)' by card/],
      ...without('getItems', 'type'),
    },
    'a minishop that is overlooked': without('getItems', 'idx_b_manager'),
    // No item has such a syllable.
    'keywords that mind capitals': param('getItems', 'keyword', keyword =>
      /[a-z]/.test(keyword) && keyword === keyword.toLowerCase() ? `${keyword}쀍` : keyword,
    ),
    'totals that count windows': answer('getItems', 'result', all => ({ ...all, total: all.items.length })),
    'a list without counts of facets': answer('getItems', 'result.spec_counts', () => ({})),
    'a price in cash that is out of date': answer('getItems', 'result.items.*.cash', add(100)),
    'a price by card that is out of date': answer('getItems', 'result.items.*.card', add(-1)),
    'a lowest price that is out of date': answer('getItems', 'result.items.*.lowest.any.total', add(10)),
    'a state that is out of date': answer('getItems', 'result.items.*.price_state', state => state || 1),
    'reviews that are miscounted': answer('getItems', 'result.items.*.review_count', add(1)),
    'wishes that are miscounted': answer('getItems', 'result.items.*.zzim_count', add(1)),
    'a score that is rounded': answer('getItems', 'result.items.*.review_score', Math.round),
    'names with escaped markup': answer('getItems', 'result.items.*.name', name =>
      name.replaceAll('(', '&#40;'),
    ),
    'names that are cut': answer('getItems', 'result.items.*.name', name => `${name.slice(0, 12)}…`),
    'variants that are left out': answer('getItems', 'result.items.*.variants', withoutFirst),
    'variants with a price that is out of date': answer('getItems', 'result.items.*.variants.*.cash', add(5)),
    'delivery that is always free': answer('getItems', 'result.items.*.delivery', () => ({ kind: 'free' })),
    'rows that nothing can be opened in': answer('getItems', 'result.items.*.moreView', () => false),
  },
  mistakes: {
    'several values of a facet that mean AND': answer('getItems', 'result', (result, call) =>
      Object.values(facetsOf(call.query)).some(values => values.length > 1) ? nothing(result) : result,
    ),
    'several facets that mean OR': facets(chosen => chosen.toSpliced(1, 1)),
    'a highest price alone that is taken for the lowest': query('getItems', asked => {
      const max = asked.get('max')
      if (max === null || asked.has('min')) return
      asked.delete('max')
      asked.set('min', max)
    }),
    'a price range that is forgotten by card': query(
      'getItems',
      asked => asked.get('type') === 'card' && leaveOut(asked, 'min', 'max'),
    ),
    'a limit that is the size of the window': query('getItems', asked => {
      const limit = limitOf(asked)
      if (offsetOf(asked) > 0 && limit > 0) asked.set('limit', String(offsetOf(asked) + limit))
    }),
    'the last window again beyond the end': withOther(
      'getItems',
      'result',
      asked => leaveOut(asked, 'offset', 'limit'),
      (own, whole) => (own.items.length === 0 && own.total > 0 ? whole : own),
    ),
    'the newest by popularity': param('getItems', 'sort', sort => (sort === 'new' ? 'rank' : sort)),
    'the fewest reviews first': answer('getItems', 'result.items', (items, call) =>
      call.query.get('sort') === 'review' ? items.toReversed() : items,
    ),
    'a keyword that leaves the category': query(
      'getItems',
      asked => asked.has('keyword') && asked.delete('cate_id'),
    ),
    'a keyword that is one phrase': answer('getItems', 'result', (result, call) =>
      /\S\s+\S/.test(call.query.get('keyword') ?? '') ? nothing(result) : result,
    ),
    'a keyword that is looked for in names alone': {
      by: ['found-words', 'getItems', /^body\.result\.items: lacks '.+' for '/],
      ...answer('getItems', 'result.items', (items, call) => {
        const plain = (text: string) => text.toLowerCase().replaceAll(/\s/g, '')
        return items.filter(({ name }) => plain(name).includes(plain(call.query.get('keyword') ?? '')))
      }),
    },
    'makers that are gone once one is chosen': {
      by: ['own-facet-counts', 'getItems', /^body\.makers\S*: /],
      ...answer('getItems', 'makers', (makers, call) => {
        const chosen = call.query.get('maker')?.split(',')
        return chosen ? makers.filter(({ id }) => chosen.includes(id)) : makers
      }),
    },
    'values of a facet that count nothing beside the chosen one': answer(
      'getItems',
      'result.spec_counts.*',
      (counts, { query }, facet) => {
        const chosen = facetsOf(query)[facet] ?? Object.keys(counts)
        return Object.fromEntries(
          Object.entries(counts).map(([value, count]) => [value, chosen.includes(value) ? count : 0]),
        )
      },
    ),
    'price bands of the whole category': withOther('getItems', 'result.price_bands', chooseNothing),
    'traits that count the whole category': withOther('getItems', 'result.trait_counts', chooseNothing),
    'the smallest malls first': answer('getItems', 'result.malls', reversed),
    'paid placements in every window': answer('getItems', 'result.items', (items, call) => {
      const isLater = call.query.has('ad') && offsetOf(call.query) !== 0
      return isLater ? [...items.slice(0, 1).map(item => ({ ...item, ad: true })), ...items] : items
    }),
    'products of which variants are counted': withOther('getItems', 'result.total', all =>
      all.delete('group'),
    ),
    'categories of a search that forget the others': answer(
      'getItems',
      'result.category_counts.*',
      (category, call) =>
        category.cate_id.startsWith(call.query.get('cate_id') ?? '') ? category : undefined,
    ),
    'another keyword for one that finds something': answer('getItems', 'result', (result, call) =>
      call.query.has('keyword') ? { ...result, suggested_keyword: '그래픽카드' } : result,
    ),
    'a picture by a path': answer('getItems', 'result.items.*.image', image => new URL(image).pathname),
    'malls that count one more': {
      by: ['lists-and-pages', 'getProduct', /^body\.result\.\S+: is \d+ instead of \d+/],
      ...answer('getItems', 'result.items.*.mall_count', add(1)),
    },
    'a score of nothing without reviews': answer('getItems', 'result.items.*', item => ({
      ...item,
      review_score: item.review_score ?? 0,
    })),
    'variants that are all for sale': answer('getItems', 'result.items.*.variants.*.state', () => 3),
    'rows that all can be opened': {
      by: ['expandable-rows', 'getItems', /^body\.result\.items\.\d+\.moreView: is true instead of false/],
      ...answer('getItems', 'result.items.*.moreView', () => true),
    },
    'a best card that costs more': answer('getItems', 'result.items.*.lowest', lowest => ({
      ...lowest,
      card: { ...lowest.any, total: lowest.any.total + 500 },
    })),
    'prices as if all were sold out': answer('getItems', 'result.items.*', item => ({
      ...item,
      ...soldOut,
    })),
    'one category for all': answer('getItems', 'result.items.*.cate_id', id => id.slice(0, 4)),
    'letters in an id that are left out': param(
      'getItems',
      'cate_id',
      id => id.replaceAll(/\D/g, '') || '111213',
    ),
    'an offset below nought that is nought': param('getItems', 'offset', at => (Number(at) < 0 ? '0' : at)),
    'an unknown order that is the usual one': query('getItems', asked => {
      if (!sortValues.some(sort => sort === asked.get('sort'))) asked.delete('sort')
    }),
  },
}

const limitOf = (asked: URLSearchParams) => Number(asked.get('limit') ?? 30)
const offsetOf = (asked: URLSearchParams) => Number(asked.get('offset') ?? 0)
const soldOut = { price_state: 1, cash: null, card: null, lowest: undefined }
const nothing = (result: object) => ({ ...result, items: [], total: 0 })

/** Moves the end of a price range. */
function plus(more: number): (price: string) => string {
  return price => (Number(price) > 0 ? String(Number(price) + more) : price)
}

function byDefault(name: string, value: string): Change {
  return query('getItems', asked => asked.has(name) || asked.set(name, value))
}

/** Of several values of a parameter, only the last counts. */
function lastOf(name: string): Change {
  return param('getItems', name, values => values.split(',').at(-1) || values)
}

/** Keeps the category and the order, but nothing of what is chosen in it. */
function chooseNothing(asked: URLSearchParams): void {
  leaveOut(asked, 'spec', 'maker', 'trait', 'mall', 'min', 'max')
}

type Facets = Readonly<Record<string, readonly string[]>>
type Chosen = readonly (readonly [facet: string, values: readonly string[]])[]

/** Changes which values of which facets are chosen. */
function facets(change: (chosen: Chosen) => Chosen): Change {
  return query('getItems', asked => {
    const chosen = Object.entries(facetsOf(asked))
    if (chosen.length > 0) asked.set('spec', JSON.stringify(Object.fromEntries(change(chosen))))
  })
}

/** The chosen facets; none if the parameter is invalid, which is for the host to refuse. */
function facetsOf(asked: URLSearchParams): Facets {
  const text = asked.get('spec') ?? ''
  try {
    const chosen: Facets = /^\{"[^"]+":\[.*\]\}$/.test(text) ? JSON.parse(text) : {}
    return Object.values(chosen).every(Array.isArray) ? chosen : {}
  } catch {
    return {}
  }
}

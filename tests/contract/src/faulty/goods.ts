import {
  add,
  answer,
  done,
  failed,
  query,
  reversed,
  shifted,
  status,
  success,
  twice,
  without,
  withoutFirst,
  withoutLast,
} from './changes.ts'
import type { Table } from './fault.ts'

/** Faults of products, their prices and shops, and of what leads to them: categories, filters, keywords, news. */
export const goods: Table = {
  faults: {
    'a category that miscounts its children': {
      by: ['category-trees', 'getCategoryTree', /^the category \d+: child_count: is \d+ instead of \d+/],
      ...answer('getCategoryTree', 'result.*.child_count', add(1)),
    },
    'a category that is more than itself': {
      by: ['single-category', 'queryCategory', /^body\.result\.length: is 2 instead of 1/],
      ...answer('queryCategory', 'result', twice),
    },
    'facets of a category that count twice': {
      by: [
        'category-facet-counts',
        'getItems',
        /^body\.result\.\d+\.values\.\d+\.count: is \d+ instead of \d+/,
      ],
      ...answer('getSpecs', 'result.*.values.*.count', count => count * 2 + 1),
    },
    'price bands with a gap': {
      by: ['category-price-bands', 'getPriceBands', /^body\.data\.1\.min: is \d+ instead of \d+/],
      ...answer('getPriceBands', 'data.1.min', add(1)),
    },
    'facets of a minishop that count everybody’s goods': {
      by: ['minishop-facets', 'getSpecs', /^body\.result: offers \S+, but no item has it$/],
      ...without('getSpecs', 'idx_b_manager'),
    },
    'price bands of a minishop that count everybody’s goods': {
      by: ['category-price-bands', 'getItems', /^body\.data\.\d+\.count: is \d+ instead of \d+/],
      ...without('getPriceBands', 'idx_b_manager'),
    },
    'a lowest price that no mall asks for': {
      by: ['lowest-price', 'getProduct', /^body\.result\.item\.card: is \d+ instead of \d+/],
      ...answer('getMalls', 'markets.*.priceB2c', (price, call) =>
        call.query.get('on_sale') === '1' ? price + 10 : price,
      ),
    },
    'a list that prices a product by other offers than its page': {
      by: ['offers-of-several', 'getItemOffers', /^body\.result\.0\.offers\.\*\.cash\S*: is/],
      ...answer('getItemOffers', 'result.*.offers', withoutFirst),
    },
    'offers with the cheapest last': {
      by: ['offer-orders', 'getMalls', /^body\.markets: has \d+ won after \d+/],
      ...answer('getMalls', 'markets', reversed),
    },
    'pictures of a list that are gone': {
      by: [
        'pictures',
        'getItems',
        /^body\.result\.items\.0\.image: leads to no picture: http:\S+ is answered with 404$/,
      ],
      ...answer('getItems', 'result.items.*.image', image => image.replace('/pictures/', '/gone/')),
    },
    'pictures of a product that are a page': {
      by: ['pictures', 'getProduct', /^body\.result\.gallery\.0\.url: .+ has the type 'application\/json/],
      ...answer('getProduct', 'result.gallery.*.url', url => new URL('/front/v3/item/cate', url).href),
    },
    'an item that a report is about, and another one': {
      by: ['item-identity', 'queryItemView', /^body\.result\.name: is/],
      ...answer('queryItemView', 'result.name', name => `${name}.`),
    },
    'a filter index that counts otherwise than the list': {
      by: ['filter-index', 'getFilterIndex', /^body\.result\S+: is/],
      ...answer('getFilterIndex', 'result.makers.column.*', () => 1),
    },
    'a price history that ends with another price': {
      by: [
        'history-end',
        'getPriceHistory',
        /^body\.result\.series\.\d+\.days\.\d+\.any: is \d+ instead of \d+/,
      ],
      ...answer('getPriceHistory', 'result', ({ series, ...history }) => ({
        ...history,
        series: series.map(({ days, ...one }) => ({
          ...one,
          days: days.map(day => (day.to === history.today ? { ...day, any: day.any + 10 } : day)),
        })),
      })),
    },
    'a history in the other direction': {
      by: ['history-days', 'getPriceHistory', /^body\.result\.series\.\d+\.days\.\d+\.from: is/],
      ...answer('getPriceHistory', 'result.series.*.days', reversed),
    },
    'price changes of another product': {
      by: ['changes-and-histories', 'getPriceChanges', /^body\.result\.0\.\S+: is/],
      ...answer('getPriceChanges', 'result.*.observed', add(1)),
    },
    'price changes whose days are of another product': {
      by: ['changes-and-histories', 'getPriceChanges', /^body\.result\.0\.days\S*: is/],
      ...answer('getPriceChanges', 'result.*.days.*.any', add(1)),
    },
    'a minishop that sells more than its list has': {
      by: ['minishop-identity', 'getMinishop', /^body\.result\.item_count: is \d+ instead of \d+/],
      ...answer('getMinishop', 'result.item_count', add(1)),
    },
    'a notice of another day': {
      by: ['notices', 'getNotice', /^body\.result\.created: is/],
      ...answer('getNotice', 'result.created', () => '2020-01-01T00:00:00.000Z'),
    },
    'a minishop with another introduction each time': {
      by: ['repeated-requests', 'getMinishop', /^body\.result\.introduction: is/],
      ...answer('getMinishop', 'result.introduction', (_, { sameBefore }) => `${sameBefore}`),
    },
    'suggestions of something else': {
      by: ['keyword-completion', 'getAutocomplete', /^body\.result\.0\.keyword: is '쀍쀍' for/],
      ...answer('getAutocomplete', 'result.*.keyword', () => '쀍쀍'),
    },
    'articles that were not requested': {
      by: ['articles', 'queryNewsReviews', /^body\.result\S+: is/],
      ...without('queryNewsReviews', 'idx_threads'),
    },
    'something missing, and made up': {
      by: ['broken-requests', 'getMap', /^status: is 200 instead of 400/],
      ...query('getMap', asked => asked.get('addr') || asked.set('addr', '서울특별시 중구 세종대로 110')),
    },
    'parts that come in an order of their own': {
      by: ['parts-by-id', 'findParts', /^body\.result\.list\.0/],
      ...answer('findParts', 'result.list', reversed),
    },
    'a part that costs more than its item': {
      by: ['part-prices', 'getItemView', /^body\.result\.list\.0\.cash: is \d+ instead of \d+/],
      ...answer('getParts', 'result.list.*.cash', add(1000)),
    },
  },
  seeds: {
    'a product among its own related items': answer('getProduct', 'result', ({ related, ...page }) => ({
      ...page,
      related: related.map(item => ({ ...item, item_id: page.item.item_id })),
    })),
    'a filter index whose makers are in another order': answer(
      'getFilterIndex',
      'result.makers.column',
      reversed,
    ),
    'a filter index whose prices are in another order': answer('getFilterIndex', 'result', index => {
      return index && { ...index, cash: index.cash.toReversed(), card: index.card.toReversed() }
    }),
    'a filter index that lacks an item': answer('getFilterIndex', 'result.size', add(-1)),
    'a filter index whose facets are shifted': answer('getFilterIndex', 'result.specs.*.values', shifted),
    'a filter index whose traits are the other way round': answer(
      'getFilterIndex',
      'result.traits.*.column.*',
      has => 1 - has,
    ),
    'a filter index with one price for both ways of paying': answer(
      'getFilterIndex',
      'result',
      index => index && { ...index, card: index.cash },
    ),
    'a filter index of everybody’s goods': without('getFilterIndex', 'idx_b_manager'),
    'a history that is longer than asked for': query('getPriceHistory', asked => asked.set('months', '12')),
    'a history that begins after its first day': answer('getPriceHistory', 'result', result => ({
      ...result,
      series: result.series.map(series => ({ ...series, since: result.today })),
    })),
    'price changes with the oldest first': answer('getPriceChanges', 'result.*.recent', reversed),
    'price changes without a low': answer('getPriceChanges', 'result.*.low', () => undefined),
    'drops from the smallest on': answer('getPriceDrops', 'result', reversed),
    'drops of products at another price': answer('getPriceDrops', 'result.*.item.cash', add(10)),
    'related products at another price': answer('getProduct', 'result.related.*.cash', add(10)),
    'a product in another category': answer('getProduct', 'result.item.cate_id', () => '111213'),
    'a product that a visitor has saved': answer('getProduct', 'result.zzim_my', () => true),
    'a product that is never saved by enough': answer('getProduct', 'result.zzim_count', () => 0),
    'offers that lose one': answer('getMalls', 'markets', withoutLast),
    'offers without their cards': without('getMalls', 'on_sale'),
    'offers that leave delivery out': without('getMalls', 'delivery_price'),
    'offers of many products in another order': answer('getItemOffers', 'result.*.offers', reversed),
    'a manager of another shop': answer('findManager', 'result.idx_b_manager', () => 7),
    'a minishop that a visitor has saved': answer('getMinishop', 'result.zzim_state', () => '1'),
    'events that are miscounted': answer('getEvents', 'result.totalcount', add(1)),
    'notices with the oldest first': answer('getNotices', 'result', reversed),
    'curated products without a price': answer('getCuration', 'result.items.*.cash', () => null),
    'popular keywords that all have the first place': answer('getPopularKeywords', 'result.*.rank', () => 1),
    'a tree of everybody’s goods': without('getCategories', 'idx_b_manager'),
    'success that is none': answer('getAside', 'success', () => false),
  },
  mistakes: {
    'an item in short whose price is of yesterday': answer('getItemView', 'result.cash', add(10)),
    'an item of a report that is always for sale': answer('queryItemView', 'result.price_state', () => 3),
    'a product whose lowest price has its delivery in it': answer(
      'getProduct',
      'result.productData.priceLow',
      add(3000),
    ),
    'a product that was registered a day earlier': answer('getProduct', 'result.registered', date =>
      new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10),
    ),
    'a product with the reviews of its variants': answer('getProduct', 'result.review_count', add(7)),
    'a product that lists itself among its variants': answer('getProduct', 'result.variants', twice),
    'one mall twice among the offers': answer('getMalls', 'markets', all => [...all.slice(0, 1), ...all]),
    'offers of many products whose cash is the card price': answer(
      'getItemOffers',
      'result.*.offers.*',
      ({ cash, ...offer }) => ({ ...offer, cash: offer.card ?? cash }),
    ),
    'offers of many products with free delivery': answer(
      'getItemOffers',
      'result.*.offers.*.costDelivery',
      () => ({ kind: 'free' }),
    ),
    'offers of many products that one unknown fails': failIfLeftOut('getItemOffers'),
    'price changes that one unknown fails': failIfLeftOut('getPriceChanges'),
    'recommended products at another lowest price': answer(
      'getCuration',
      'result.items.*.lowest.any.total',
      add(-1),
    ),
    'a filter index without prices by card': answer('getFilterIndex', 'result.card.*', () => 0),
    'a filter index that counts makers from nought': answer(
      'getFilterIndex',
      'result.makers.column.*',
      place => Math.max(0, place - 1),
    ),
    'a filter index in which each variant is a product': answer(
      'getFilterIndex',
      'result.products',
      products => products.map((_, place) => place + 1),
    ),
    'a filter index without one facet': answer('getFilterIndex', 'result.specs', withoutFirst),
    'facets without one that the list counts': answer('getSpecs', 'result', withoutFirst),
    'days of a history that overlap': answer('getPriceHistory', 'result.series.*.days', days =>
      days.map((day, place) => ({ ...day, to: days[place + 1]?.from ?? day.to })),
    ),
    'a history whose card costs more': answer('getPriceHistory', 'result.series.*.days.*', day => ({
      ...day,
      card: day.any + 100,
      card_name: 'BC카드',
    })),
    'a history that ends yesterday': answer('getPriceHistory', 'result.series.*.days', withoutLast),
    'price changes that are never observed': answer('getPriceChanges', 'result.*.observed', () => 0),
    'price changes of what is always for sale': {
      by: ['changes-and-lists', 'getPriceChanges', /^body\.result\.\d+\.price_state: is 3 instead of /],
      ...answer('getPriceChanges', 'result.*.price_state', () => 3),
    },
    'as many drops as there are': without('getPriceDrops', 'limit'),
    'drops of every shop': without('getPriceDrops', 'idx_b_manager'),
    'drops of what has risen': {
      by: ['price-drops', 'getPriceDrops', /^body\.result\.0\.change\.month_low: is 1, and it has risen/],
      ...answer('getPriceDrops', 'result.*.change', change => ({ ...change, month_low: 1 })),
    },
    'a tree that has lost a branch': answer('getCategories', 'result.*', root => {
      const child = root.child.slice(1)
      return { ...root, child, child_count: child.length }
    }),
    'depths that begin at nought': answer('getCategoryTree', 'result.*.cate_dep', add(-1)),
    'categories that all are their own root': answer('queryCategories', 'result.*.child.*', child => ({
      ...child,
      cate_id_0: child.cate_id,
    })),
    'suggestions without a limit': without('getAutocomplete', 'limit'),
    'keywords without a limit': without('getPopularKeywords', 'limit'),
    'suggestions that mind capitals': noSuggestions(/[A-Z]/),
    'suggestions that know no initial consonants': noSuggestions(/[ㄱ-ㅎ]/),
    'parts of every kind': answer('getParts', 'result.list.*.kind', () => 'gpu'),
    'parts without their figures': answer('findParts', 'result.list.*.figures', () => undefined),
    'the site itself for an unknown shop': status(
      'getManager',
      404,
      200,
      done({ idx_b_manager: 1, mall_web_user: 'jeoul', name: '저울', image: 'http://localhost/a.svg' }),
    ),
    'an empty answer where there are no events': success('getEvents', async found =>
      (await found.clone().json()).result.totalcount === 0 ? new Response(null, { status: 204 }) : found,
    ),
    'months that are rounded': query('getPriceHistory', asked => {
      if (!['1', '3', '6', '12'].includes(asked.get('months') ?? '')) asked.delete('months')
    }),
  },
}

/** 404 as soon as one of the products is unknown or asked for twice. */
function failIfLeftOut(id: 'getItemOffers' | 'getPriceChanges') {
  return success(id, async (found, call) => {
    const ids = call.query.get('item_ids')?.split(',') ?? []
    const { result } = await found.clone().json()
    return result.length < ids.length ? Response.json(failed, { status: 404 }) : found
  })
}

/** Suggests nothing for some keywords. */
function noSuggestions(keywords: RegExp) {
  return answer('getAutocomplete', 'result', (suggested, call) =>
    keywords.test(call.query.get('keyword') ?? '') ? [] : suggested,
  )
}

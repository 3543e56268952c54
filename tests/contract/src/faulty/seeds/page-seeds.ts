import { inAnswer, inQuestion, type Seed } from '../fault.ts'

/** Subtle faults of pages, histories and shops. */
export const pageSeeds: readonly Seed[] = [
  {
    name: 'a filter index that lacks an item',
    around: inAnswer('getFilterIndex', body => ({
      ...body,
      result: body.result && { ...body.result, size: body.result.size - 1 },
    })),
  },
  {
    name: 'a filter index whose facets are shifted',
    around: inAnswer('getFilterIndex', body => ({
      ...body,
      result: body.result && {
        ...body.result,
        specs: body.result.specs.map(spec => ({
          ...spec,
          values: [...spec.values.slice(1), ...spec.values.slice(0, 1)],
        })),
      },
    })),
  },
  {
    name: 'a filter index whose traits are the other way round',
    around: inAnswer('getFilterIndex', body => ({
      ...body,
      result: body.result && {
        ...body.result,
        traits: (body.result.traits ?? []).map(({ key, column }) => ({
          key,
          column: column.map(has => 1 - has),
        })),
      },
    })),
  },
  {
    name: 'a filter index with one price for both ways of paying',
    around: inAnswer('getFilterIndex', body => ({
      ...body,
      result: body.result && { ...body.result, card: body.result.cash },
    })),
  },
  {
    name: 'a filter index of everybody’s goods',
    around: inQuestion('getFilterIndex', query => query.delete('idx_b_manager')),
  },
  {
    name: 'a history that is longer than asked for',
    around: inQuestion('getPriceHistory', query => query.set('months', '12')),
  },
  {
    name: 'a history that begins after its first day',
    around: inAnswer('getPriceHistory', body => ({
      ...body,
      result: {
        ...body.result,
        series: body.result.series.map(series => ({ ...series, since: body.result.today })),
      },
    })),
  },
  {
    name: 'price changes with the oldest first',
    around: inAnswer('getPriceChanges', body => ({
      ...body,
      result: body.result.map(change => ({ ...change, recent: change.recent.toReversed() })),
    })),
  },
  {
    name: 'price changes without a low',
    around: inAnswer('getPriceChanges', body => ({
      ...body,
      result: body.result.map(({ low: _, ...change }) => change),
    })),
  },
  {
    name: 'drops from the smallest on',
    around: inAnswer('getPriceDrops', body => ({ ...body, result: body.result.toReversed() })),
  },
  {
    name: 'drops of products at another price',
    around: inAnswer('getPriceDrops', body => ({
      ...body,
      result: body.result.map(({ item, change }) => ({
        change,
        item: { ...item, cash: (item.cash ?? 0) + 10 },
      })),
    })),
  },
  {
    name: 'related products at another price',
    around: inAnswer('getProduct', body => ({
      ...body,
      result: {
        ...body.result,
        related: body.result.related.map(item => ({ ...item, cash: (item.cash ?? 0) + 10 })),
      },
    })),
  },
  {
    name: 'a product in another category',
    around: inAnswer('getProduct', body => ({
      ...body,
      result: { ...body.result, item: { ...body.result.item, cate_id: '111213' } },
    })),
  },
  {
    name: 'a product that a visitor has saved',
    around: inAnswer('getProduct', body => ({ ...body, result: { ...body.result, zzim_my: true } })),
  },
  {
    name: 'a product that is never saved by enough',
    around: inAnswer('getProduct', body => ({ ...body, result: { ...body.result, zzim_count: 0 } })),
  },
  {
    name: 'offers that lose one',
    around: inAnswer('getMalls', body => ({ ...body, markets: body.markets.slice(0, -1) })),
  },
  { name: 'offers without their cards', around: inQuestion('getMalls', query => query.delete('on_sale')) },
  {
    name: 'offers that leave delivery out',
    around: inQuestion('getMalls', query => query.delete('delivery_price')),
  },
  {
    name: 'offers of many products in another order',
    around: inAnswer('getItemOffers', body => ({
      ...body,
      result: body.result.map(({ offers, ...one }) => ({ ...one, offers: offers.toReversed() })),
    })),
  },
  {
    name: 'a manager of another shop',
    around: inAnswer('findManager', body => ({ ...body, result: { ...body.result, idx_b_manager: 7 } })),
  },
  {
    name: 'a minishop that a visitor has saved',
    around: inAnswer('getMinishop', body => ({ ...body, result: { ...body.result, zzim_state: '1' } })),
  },
  {
    name: 'events that are miscounted',
    around: inAnswer('getEvents', body => ({
      ...body,
      result: { ...body.result, totalcount: body.result.totalcount + 1 },
    })),
  },
  {
    name: 'notices with the oldest first',
    around: inAnswer('getNotices', body => ({ ...body, result: body.result.toReversed() })),
  },
  {
    name: 'curated products without a price',
    around: inAnswer('getCuration', body => ({
      ...body,
      result: { ...body.result, items: body.result.items.map(item => ({ ...item, cash: null })) },
    })),
  },
  {
    name: 'popular keywords that all have the first place',
    around: inAnswer('getPopularKeywords', body => ({
      ...body,
      result: body.result.map(one => ({ ...one, rank: 1 })),
    })),
  },
  {
    name: 'a tree of everybody’s goods',
    around: inQuestion('getCategories', query => query.delete('idx_b_manager')),
  },
  {
    name: 'success that is none',
    around: inAnswer('getAside', body => ({ ...body, success: false })),
  },
]

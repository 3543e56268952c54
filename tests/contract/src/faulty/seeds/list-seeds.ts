import type { ListItem } from '@jeoul/api/types'
import { changeChoice, keepLast } from '../choice-faults.ts'
import { inAnswer, inQuestion, type Seed } from '../fault.ts'

/** Subtle faults of lists. */
export const listSeeds: readonly Seed[] = [
  {
    name: 'of several facets, only the first counts',
    around: inQuestion('getItems', query =>
      changeChoice(query, (choice, place) => (place === 0 ? choice : null)),
    ),
  },
  {
    name: 'of several facets, the last is lost',
    around: inQuestion('getItems', query => {
      const keys = Object.keys(JSON.parse(validChoice(query) ?? '{}'))
      changeChoice(query, (choice, place) => (place > 0 && place === keys.length - 1 ? null : choice))
    }),
  },
  {
    name: 'of several malls, only the last counts',
    around: inQuestion('getItems', query => keepLast(query, 'mall')),
  },
  {
    name: 'of several traits, only the last counts',
    around: inQuestion('getItems', query => keepLast(query, 'trait')),
  },
  {
    name: 'a list of the category above',
    around: inQuestion('getItems', query => {
      const category = query.get('cate_id') ?? ''
      if (/^\d{6}$/.test(category)) query.set('cate_id', category.slice(0, 4))
    }),
  },
  {
    name: 'an order that is another one each time',
    around: inAnswer('getItems', (body, _, { sameBefore }) => {
      const isEven = sameBefore % 2 === 0
      const { items } = body.result
      return { ...body, result: { ...body.result, items: isEven ? items : items.toReversed() } }
    }),
  },
  {
    name: 'another order by default',
    around: inQuestion('getItems', query => query.has('sort') || query.set('sort', 'new')),
  },
  {
    name: 'a lowest price that is exclusive',
    around: inQuestion('getItems', query => {
      const min = Number(query.get('min'))
      if (query.has('min') && min > 0) query.set('min', String(min + 1))
    }),
  },
  {
    name: 'a kind of price that is overlooked',
    around: inQuestion('getItems', query => query.delete('type')),
  },
  {
    name: 'a minishop that is overlooked',
    around: inQuestion('getItems', query => query.delete('idx_b_manager')),
  },
  {
    name: 'keywords that mind capitals',
    around: inQuestion('getItems', query => {
      const keyword = query.get('keyword') ?? ''
      if (/[a-z]/.test(keyword) && keyword === keyword.toLowerCase()) query.set('keyword', `${keyword}쀍`)
    }),
  },
  {
    name: 'totals that count windows',
    around: inAnswer('getItems', body => ({
      ...body,
      result: { ...body.result, total: body.result.items.length },
    })),
  },
  {
    name: 'a list that is never for comparison',
    around: inAnswer('getItems', body => ({ ...body, result: { ...body.result, isCompare: false } })),
  },
  {
    name: 'a list without counts of facets',
    around: inAnswer('getItems', body => ({ ...body, result: { ...body.result, spec_counts: {} } })),
  },
  ofItems('a price in cash that is out of date', item => ({
    ...item,
    cash: item.cash === null ? null : item.cash + 100,
  })),
  ofItems('a price by card that is out of date', item => ({
    ...item,
    card: item.card === null ? null : item.card - 1,
  })),
  ofItems('a lowest price that is out of date', item =>
    item.lowest
      ? {
          ...item,
          lowest: { ...item.lowest, any: { ...item.lowest.any, total: item.lowest.any.total + 10 } },
        }
      : item,
  ),
  ofItems('a state that is out of date', item =>
    item.price_state === 0 ? { ...item, price_state: 1 as const } : item,
  ),
  ofItems('reviews that are miscounted', item => ({ ...item, review_count: item.review_count + 1 })),
  ofItems('wishes that are miscounted', item => ({ ...item, zzim_count: item.zzim_count + 1 })),
  ofItems('a score that is rounded', item =>
    item.review_score === undefined ? item : { ...item, review_score: Math.round(item.review_score) },
  ),
  ofItems('names with escaped markup', item => ({ ...item, name: item.name.replaceAll('(', '&#40;') })),
  ofItems('names that are cut', item => ({ ...item, name: `${item.name.slice(0, 12)}…` })),
  ofItems('variants that are left out', item => ({ ...item, variants: item.variants.slice(1) })),
  ofItems('variants with a price that is out of date', item => ({
    ...item,
    variants: item.variants.map(variant => ({
      ...variant,
      cash: variant.cash === null ? null : variant.cash + 5,
    })),
  })),
  ofItems('delivery that is always free', item => ({ ...item, delivery: { kind: 'free' } })),
  ofItems('rows that nothing can be opened in', item => ({ ...item, moreView: false })),
]

function ofItems(name: string, change: (item: ListItem) => ListItem): Seed {
  return {
    name,
    around: inAnswer('getItems', body => ({
      ...body,
      result: { ...body.result, items: body.result.items.map(change) },
    })),
  }
}

function validChoice(query: URLSearchParams): string | undefined {
  const text = query.get('spec') ?? ''
  return /^\{"[^"]+":\[.*\]\}$/.test(text) ? text : undefined
}

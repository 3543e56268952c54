import type { AnswerOf } from '@jeoul/api/types'
import { inQuestion, inStatus, json, type Seed } from '../fault.ts'
import { inResult } from './mistake.ts'

/** Indexes, histories, trees, keywords and pages of the site that say something else. */
export const figureMistakes: readonly Seed[] = [
  {
    name: 'a filter index without prices by card',
    around: inResult('getFilterIndex', index => index && { ...index, card: index.card.map(() => 0) }),
  },
  {
    name: 'a filter index that counts makers from nought',
    around: inResult(
      'getFilterIndex',
      index =>
        index && {
          ...index,
          makers: { ...index.makers, column: index.makers.column.map(place => Math.max(0, place - 1)) },
        },
    ),
  },
  {
    name: 'a filter index in which each variant is a product',
    around: inResult(
      'getFilterIndex',
      index => index && { ...index, products: index.products?.map((_, place) => place + 1) },
    ),
  },
  {
    name: 'a filter index without one facet',
    around: inResult('getFilterIndex', index => index && { ...index, specs: index.specs.slice(1) }),
  },
  {
    name: 'facets without one that the list counts',
    around: inResult('getSpecs', specs => specs.slice(1)),
  },
  {
    name: 'days of a history that overlap',
    around: inResult('getPriceHistory', result => ({
      ...result,
      series: result.series.map(series => ({
        ...series,
        days: series.days.map((day, place, all) => ({ ...day, to: all[place + 1]?.from ?? day.to })),
      })),
    })),
  },
  {
    name: 'a history whose card costs more',
    around: inResult('getPriceHistory', result => ({
      ...result,
      series: result.series.map(series => ({
        ...series,
        days: series.days.map(day => ({ ...day, card: day.any + 100, card_name: 'BC카드' })),
      })),
    })),
  },
  {
    name: 'a history that ends yesterday',
    around: inResult('getPriceHistory', result => ({
      ...result,
      series: result.series.map(series => ({ ...series, days: series.days.slice(0, -1) })),
    })),
  },
  {
    name: 'price changes that are never observed',
    around: inResult('getPriceChanges', changes => changes.map(change => ({ ...change, observed: 0 }))),
  },
  {
    name: 'price changes of what is always for sale',
    around: inResult('getPriceChanges', changes => changes.map(change => ({ ...change, price_state: 3 }))),
  },
  { name: 'as many drops as there are', around: inQuestion('getPriceDrops', query => query.delete('limit')) },
  {
    name: 'drops of every shop',
    around: inQuestion('getPriceDrops', query => query.delete('idx_b_manager')),
  },
  {
    name: 'drops of what has risen',
    around: inResult('getPriceDrops', drops =>
      drops.map(({ item, change }) => ({ item, change: { ...change, month_low: 1 } })),
    ),
  },
  {
    name: 'a tree that has lost a branch',
    around: inResult('getCategories', roots =>
      roots.map(root => ({ ...root, child: root.child.slice(1), child_count: root.child.length - 1 })),
    ),
  },
  {
    name: 'depths that begin at nought',
    around: inResult('getCategoryTree', roots =>
      roots.map(root => ({ ...root, cate_dep: root.cate_dep - 1 })),
    ),
  },
  {
    name: 'categories that all are their own root',
    around: inResult('queryCategories', roots =>
      roots.map(root => ({
        ...root,
        child: root.child.map(child => ({ ...child, cate_id_0: child.cate_id })),
      })),
    ),
  },
  {
    name: 'suggestions without a limit',
    around: inQuestion('getAutocomplete', query => query.delete('limit')),
  },
  {
    name: 'keywords without a limit',
    around: inQuestion('getPopularKeywords', query => query.delete('limit')),
  },
  {
    name: 'suggestions that mind capitals',
    around: inResult('getAutocomplete', (found, url) =>
      /[A-Z]/.test(url.searchParams.get('keyword') ?? '') ? [] : found,
    ),
  },
  {
    name: 'suggestions that know no initial consonants',
    around: inResult('getAutocomplete', (found, url) =>
      /[ㄱ-ㅎ]/.test(url.searchParams.get('keyword') ?? '') ? [] : found,
    ),
  },
  {
    name: 'parts of every kind',
    around: inResult('getParts', ({ list }) => ({ list: list.map(part => ({ ...part, kind: 'gpu' })) })),
  },
  {
    name: 'parts without their figures',
    around: inResult('findParts', ({ list }) => ({ list: list.map(({ figures: _, ...part }) => part) })),
  },
  {
    name: 'the site itself for an unknown shop',
    around: inStatus('getManager', 404, 200, {
      success: true,
      message: 'success',
      result: { idx_b_manager: 1, mall_web_user: 'jeoul', name: '저울', image: 'http://localhost/a.svg' },
    }),
  },
  {
    name: 'an empty answer where there are no events',
    around: async ({ operationId, request }, next) => {
      const response = await next(request)
      if (operationId !== 'getEvents' || response.status !== 200) return response
      const body: AnswerOf<'getEvents'> = await response.json()
      return body.result.totalcount === 0 ? new Response(null, { status: 204 }) : json(body)
    },
  },
]

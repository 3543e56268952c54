import type { Curation, CurationItem } from '@jeoul/api/types'
import { at } from '../../catalogue/at.ts'
import type { CategoryRun } from '../../index/category-run.ts'
import { filterItems } from '../../index/query-items.ts'
import { type Filter, noFilter, type Sort } from '../../index/question.ts'
import type { MockContext } from '../../operation/mock-context.ts'
import { lowestOf, pictureUrl, pricesOf } from '../item/build-item.ts'

const reasons: readonly (readonly [Sort, string])[] = [
  ['rank', '지금 많이 찾아요'],
  ['review', '리뷰가 많아요'],
  ['new', '새로 나왔어요'],
]

/** For each reason the two best items of a category; no item twice, and only items for sale. */
export function buildCuration(mock: MockContext, run: CategoryRun, filter: Filter): Curation {
  const matches = filterItems(mock.index, run, filter)
  const picked = new Map<number, string>()
  for (const [sort, reason] of [...reasons, ...reasons]) {
    const isNew = (ref: number) => !picked.has(ref) && at(mock.index.prices(run).cash, ref) > 0
    const ref = matches.inOrder(sort).find(isNew)
    if (ref !== undefined) picked.set(ref, reason)
  }
  return {
    title: `${run.node.name} 추천`,
    items: [...picked].map(([ref, reason]) => buildCurationItem(mock, ref, reason)),
  }
}

/** The filters in a page's query that narrow a curation; unknown parts are ignored. */
export function refine(passed: URLSearchParams): Filter {
  return { ...noFilter, makers: passed.getAll('maker').filter(id => /^[0-9]{1,10}$/.test(id)) }
}

function buildCurationItem(mock: MockContext, ref: number, reason: string): CurationItem {
  const place = mock.index.place(ref)
  const { price_state, cash } = pricesOf(place)
  return {
    item_id: String(at(mock.index.columns.ids, ref)),
    name: place.leaf.items.text(place.row).name,
    image: pictureUrl(mock, place),
    price_state,
    cash,
    ...lowestOf(mock, place),
    reason,
  }
}

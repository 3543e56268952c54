import { getItemsFx, type ItemsQuery } from '@jeoul/api'
import { createResource } from '@jeoul/api/create-resource'
import { itemHeadline } from '@jeoul/personal-price'
import { combine, sample } from 'effector'
import { readList } from './list-answer.ts'
import { $query, items } from './model.ts'

/** How many products are shown. */
const nearestCount = 3

/** The products just outside of a price range that left nothing. */
const nearest = createResource({ call: getItemsFx, read: readList, optional: true })

const missed = sample({
  clock: items.$load.updates,
  fn: ({ params, state: { status, data } }) =>
    params && status === 'full' && data.total === 0
      ? nearestRequest({ ...params.query, ...data.reading?.asked })
      : null,
})
sample({ clock: missed.filterMap(query => (query ? { query } : undefined)), target: nearest.wanted })
sample({ clock: missed.filter({ fn: query => query === null }), target: nearest.reset })

export interface NearestItem {
  readonly itemId: string
  readonly name: string
  /** In won. */
  readonly price: number
  /** How far the price is from the range, in won. */
  readonly beyond: number
}

/** The nearest products of an empty list, the nearest first; empty for none, and where no price range is chosen. */
export const $nearest = combine(
  nearest.$state,
  $query,
  ({ data }, { min, max, type }): readonly NearestItem[] =>
    (data?.items ?? []).flatMap(item => {
      const price = itemHeadline(item, type)?.total
      if (price === undefined) return []
      const beyond = max !== null && price > max ? price - max : (min ?? 0) - price
      return beyond > 0 ? [{ itemId: item.item_id, name: item.name, price, beyond }] : []
    }),
)

/**
 * The request for the products nearest to a price range without any: the cheapest above it or, where only a lowest price
 * is chosen, the dearest below it (assumed).
 *
 * @returns null for a request without a price range
 */
function nearestRequest({ ad: _, min, max, ...query }: ItemsQuery): ItemsQuery | null {
  const window = { offset: 0, limit: nearestCount }
  if (max !== undefined) return { ...query, ...window, sort: 'low', min: max + 1 }
  return min === undefined ? null : { ...query, ...window, sort: 'high', max: Math.max(0, min - 1) }
}

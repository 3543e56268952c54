import { compareOpened, leftOutOf, queryChosen, readCompareQuery, writeCompareQuery } from '@jeoul/compare'
import { judgementsWanted } from '@jeoul/price-history'
import { createRoute, hrefs, navigate } from '@jeoul/router'
import { createStore, sample } from 'effector'

export const compareRoute = createRoute('compare')

/** Products named in the address that the comparison has no room for. */
export const $leftOut = createStore(0).on(compareRoute.visited, (_, { search }) => leftOutOf(search))

sample({
  clock: compareRoute.visited,
  fn: ({ search }) => readCompareQuery(search),
  target: compareOpened,
})

sample({
  clock: compareRoute.visited,
  fn: ({ search }) => readCompareQuery(search).itemIds,
  target: judgementsWanted,
})

// Reordering the same products adds no entry to the history.
sample({
  clock: queryChosen,
  filter: compareRoute.$isOpened,
  fn: query => ({ href: hrefs.compare(writeCompareQuery(query)), replace: true }),
  target: navigate,
})

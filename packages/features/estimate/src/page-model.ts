import {
  $estimate,
  $missing,
  $secondEstimate,
  addressSettled,
  estimateOpened,
  queryChosen,
  secondEstimateChanged,
  secondEstimateClosed,
  withSecondEstimate,
  writeEstimateQuery,
} from '@jeoul/estimate'
import { $entry, createRoute, hrefs, layerClosed, navigated, returned } from '@jeoul/router'
import { createEvent, createStore, sample } from 'effector'

export const estimateRoute = createRoute('estimate')

/** Caches do not keep what could not be loaded. */
export const $estimateStatus = $missing.map(({ waiting, status }) =>
  waiting.length > 0 && status === 'failed' ? 503 : 200,
)

/** The second estimate is to be put away. */
export const secondEstimateLeft = createEvent()
/**
 * The address of the open estimate when another one was put beside it. That takes an entry of the history, so that Back puts the
 * other one away: what was changed meanwhile stays.
 */
const $alone = createStore<string | null>(null, { serialize: 'ignore' })
const visited = sample({
  clock: estimateRoute.visited,
  source: { alone: $alone, second: $secondEstimate },
  fn: ({ alone, second }, { search }) => ({ search, isBack: second !== null && search === alone }),
})
sample({ clock: visited, filter: ({ isBack }) => isBack, fn: () => {}, target: secondEstimateClosed })
sample({
  clock: visited,
  filter: ({ isBack }) => !isBack,
  fn: ({ search }) => search,
  target: estimateOpened,
})

sample({
  clock: secondEstimateLeft,
  source: $alone,
  filter: alone => alone === null,
  fn: () => {},
  target: secondEstimateClosed,
})
sample({
  clock: secondEstimateLeft,
  source: $alone,
  filter: alone => alone !== null,
  fn: () => {},
  target: returned,
})

/** The layer over the page goes, because the shopper chose something in it. */
export const layerLeft = createEvent()
/** Whether the browser is on its way back from the layer's entry of the history. */
const $isReturning = createStore(false, { serialize: 'ignore' })
  .on(layerLeft, () => true)
  .on($entry, () => false)
sample({ clock: layerLeft, target: layerClosed })

// Changes take the entry's place: Back leaves the estimate, and undoing has buttons of its own. What was chosen in a
// layer waits until the browser is back at the page's entry.
const written = sample({
  clock: [queryChosen, secondEstimateChanged],
  source: { query: $estimate, second: $secondEstimate, search: estimateRoute.$search },
  fn: ({ query, second, search }) => ({
    href: hrefs.estimate(withSecondEstimate(writeEstimateQuery(query), second)),
    leaves: second !== null && !new URLSearchParams(search).has('with') ? search : null,
  }),
})
$alone.on(written, (alone, { leaves }) => leaves ?? alone).reset(secondEstimateClosed)
const $unwritten = createStore<{ readonly href: string; readonly replace: boolean } | null>(null, {
  serialize: 'ignore',
}).on(written, (_, { href, leaves }) => ({ href, replace: leaves === null }))
const moved = sample({
  clock: [written, $isReturning],
  source: { unwritten: $unwritten, isReturning: $isReturning, isOpened: estimateRoute.$isOpened },
}).filterMap(({ unwritten, isReturning, isOpened }) =>
  unwritten && !isReturning && isOpened ? unwritten : undefined,
)
sample({
  clock: sample({
    clock: addressSettled,
    source: estimateRoute.$isOpened,
    fn: (isOpened, query) => ({ isOpened, query }),
  }).filterMap(({ isOpened, query }) =>
    isOpened ? { href: hrefs.estimate(query), replace: true } : undefined,
  ),
  target: navigated,
})
$unwritten.reset(moved)
sample({ clock: moved, target: navigated })

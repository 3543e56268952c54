import {
  $estimate,
  $missing,
  $secondEstimate,
  addressSettled,
  estimateOpened,
  queryChosen,
  secondEstimateChanged,
  withSecondEstimate,
  writeEstimateQuery,
} from '@jeoul/estimate'
import { $entry, createRoute, hrefs, layerClosed, navigated } from '@jeoul/router'
import { createEvent, createStore, sample } from 'effector'

export const estimateRoute = createRoute('estimate')

/** Caches do not keep what could not be loaded. */
export const $estimateStatus = $missing.map(({ waiting, status }) =>
  waiting.length > 0 && status === 'failed' ? 503 : 200,
)

sample({ clock: estimateRoute.visited, fn: ({ search }) => search, target: estimateOpened })

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
  source: { query: $estimate, second: $secondEstimate },
  fn: ({ query, second }) => hrefs.estimate(withSecondEstimate(writeEstimateQuery(query), second)),
})
const $unwritten = createStore<string | null>(null, { serialize: 'ignore' }).on(written, (_, href) => href)
const moved = sample({
  clock: [written, $isReturning],
  source: { href: $unwritten, isReturning: $isReturning, isOpened: estimateRoute.$isOpened },
}).filterMap(({ href, isReturning, isOpened }) =>
  href !== null && !isReturning && isOpened ? { href, replace: true } : undefined,
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

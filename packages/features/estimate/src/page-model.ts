import {
  $estimate,
  $missing,
  addressSettled,
  estimateOpened,
  queryChosen,
  withSecondEstimate,
  writeEstimateQuery,
} from '@jeoul/estimate'
import { $entry, closeLayer, createRoute, goBack, hrefs, navigate } from '@jeoul/router'
import { createEvent, createStore, sample } from 'effector'
import {
  $secondEstimate,
  secondEstimateChanged,
  secondEstimateClosed,
} from './side-by-side/side-by-side-model.ts'

export const estimateRoute = createRoute('estimate')

/** Answers with an error status if parts are late or could not be loaded, so that caches don't keep the page. */
export const $estimateStatus = $missing.map(({ waiting }) => (waiting.length > 0 ? 503 : 200))

/** The shopper closed the second estimate. */
export const secondEstimateLeft = createEvent()
/**
 * The address that the open estimate had when the second one was placed beside it. That adds an entry to the history,
 * so that Back closes the second estimate and keeps later changes.
 */
const $alone = createStore<string | null>(null, { serialize: 'ignore' })
const visited = sample({
  clock: estimateRoute.visited,
  source: { alone: $alone, second: $secondEstimate },
  fn: ({ alone, second }, { search }) => ({ search, isBack: second !== null && search === alone }),
})
sample({ clock: visited, filter: ({ isBack }) => isBack, target: secondEstimateClosed })
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
  target: secondEstimateClosed,
})
sample({
  clock: secondEstimateLeft,
  source: $alone,
  filter: alone => alone !== null,
  target: goBack,
})

/** The shopper chose something in the layer over the page, which closes it. */
export const layerLeft = createEvent()
/** Whether the browser is still returning from the layer's entry in the history. */
const $isReturning = createStore(false, { serialize: 'ignore' })
  .on(layerLeft, () => true)
  .on($entry, () => false)
sample({ clock: layerLeft, target: closeLayer })

// Changes replace the entry: Back leaves the estimate, and undo has its own buttons. A choice made in a layer is
// written only once the browser has returned to the page's entry.
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
  target: navigate,
})
$unwritten.reset(moved)
sample({ clock: moved, target: navigate })

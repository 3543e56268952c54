import { $estimate, writeEstimateQuery } from '@jeoul/estimate'
import { hrefs } from '@jeoul/router'
import { combine, createEffect, createEvent, createStore, sample } from 'effector'

/** The estimate is on screen. */
export const estimateShown = createEvent()

const readPageFx = createEffect(() => ({ origin: location.origin, at: new Date().toISOString() }))
sample({ clock: estimateShown, target: readPageFx })

/**
 * The site's origin, and when its prices were loaded. Empty on the server, whose pages may be cached for many readers.
 */
const $page = createStore({ origin: '', at: '' }, { serialize: 'ignore' }).on(
  readPageFx.doneData,
  (_, page) => page,
)

/** When the prices were read, in the contract's date-time format; '' until the estimate is on screen. */
export const $pricedAt = $page.map(({ at }) => at)
/** The absolute address of the estimate. */
export const $estimateAddress = combine(
  $page,
  $estimate,
  ({ origin }, estimate) => origin + hrefs.estimate(writeEstimateQuery(estimate)),
)

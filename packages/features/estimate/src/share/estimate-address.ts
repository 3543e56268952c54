import { $estimate, writeEstimateQuery } from '@jeoul/estimate'
import { hrefs } from '@jeoul/router'
import { combine, createEffect, createEvent, createStore, sample } from 'effector'

/** The estimate is on a screen. */
export const estimateShown = createEvent()

const readPageFx = createEffect(() => ({ origin: location.origin, at: new Date().toISOString() }))
sample({ clock: estimateShown, target: readPageFx })

/** Where the site is, and when its prices came. Empty on the server, whose pages many people read. */
const $page = createStore({ origin: '', at: '' }, { serialize: 'ignore' }).on(
  readPageFx.doneData,
  (_, page) => page,
)

/** When the prices were read, as the contract writes moments; '' until the estimate is on a screen. */
export const $pricedAt = $page.map(({ at }) => at)
/** The whole address of the estimate. */
export const $estimateAddress = combine(
  $page,
  $estimate,
  ({ origin }, estimate) => origin + hrefs.estimate(writeEstimateQuery(estimate)),
)

import { failedLoad, getPriceChangesFx, isAbsent, maxPriceChanges, networkRestored } from '@jeoul/api'
import type { PriceChange } from '@jeoul/api/types'
import { $isDeviceRead } from '@jeoul/visitor/device'
import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import { $dialogItem, alertRequested } from './alert-request-model.ts'
import { $alerts, alertsChanged, alertsOpened } from './alerts-model.ts'
import type { AlertChange } from './change-alerts.ts'
import { firedCounted } from './fired-count.ts'
import { hasNews, observe } from './observe.ts'

type Changes = Readonly<Record<string, PriceChange>>

/** Retries a failed price check. */
export const checkRetried = createEvent()

/** Requests the observed prices of products, in as many calls as needed. */
const checkFx = createEffect(async (itemIds: readonly string[]): Promise<readonly PriceChange[]> => {
  const calls = Array.from({ length: Math.ceil(itemIds.length / maxPriceChanges) }, (_, call) =>
    getPriceChangesFx({ itemIds: itemIds.slice(call * maxPriceChanges, (call + 1) * maxPriceChanges) }),
  )
  const answers = await Promise.all(calls)
  return answers.flatMap(({ success, result }) => (success && Array.isArray(result) ? result : []))
})

/** Observed prices by product, for products that the host knows. */
export const $priceChanges = createStore<Changes>({}, { serialize: 'ignore' }).on(
  checkFx.doneData,
  (changes, found) => ({ ...changes, ...Object.fromEntries(found.map(change => [change.item_id, change])) }),
)
/** The products checked during this visit. */
const $checked = createStore<readonly string[]>([], { serialize: 'ignore' })
  .on(checkFx, (checked, itemIds) => [...checked, ...itemIds])
  .on(checkFx.fail, (checked, { params }) => checked.filter(itemId => !params.includes(itemId)))
/** The error of the last call; null if it succeeded. */
const $failure = createStore<ReturnType<typeof failedLoad> | null>(null, { serialize: 'ignore' })
  .on(checkFx.failData, (_, error) => failedLoad(error))
  .reset(checkFx.done, checkRetried, networkRestored)

/** The state of the price check. `absent`: the host has no observations, so no alert can be set. */
export type CheckStatus = 'waiting' | 'known' | 'failed' | 'absent'

const $missing = combine($alerts, $dialogItem, $checked, (alerts, item, checked) => {
  const wanted = [...(alerts ?? []), ...(item ? [item] : [])].map(({ itemId }) => itemId)
  return [...new Set(wanted)].filter(itemId => !checked.includes(itemId))
})
export const $checkStatus = combine(
  $failure,
  checkFx.pending,
  $missing,
  (failure, isPending, missing): CheckStatus => {
    if (failure) return isAbsent(failure) ? 'absent' : 'failed'
    return isPending || missing.length > 0 ? 'waiting' : 'known'
  },
)

sample({
  clock: [alertsOpened, alertRequested, $missing, $failure],
  source: { missing: $missing, failure: $failure, isInBrowser: $isDeviceRead },
  // Prices are checked in the browser only, because alerts do not fire on a server.
  filter: ({ missing, failure, isInBrowser }) => isInBrowser && missing.length > 0 && failure === null,
  fn: ({ missing }) => missing,
  target: checkFx,
})

const observed = sample({
  clock: [alertsOpened, $priceChanges, $alerts],
  source: { alerts: $alerts, changes: $priceChanges },
  fn: ({ alerts, changes }) =>
    (alerts ?? []).flatMap((alert): AlertChange[] => {
      const change = changes[alert.itemId]
      const now = change ? observe(alert, change) : alert
      return now === alert ? [] : [{ kind: 'note', alert: now }]
    }),
})
sample({ clock: observed, filter: notes => notes.length > 0, target: alertsChanged })

/** The alerts with news for the shopper, the latest first. */
export const $firedAlerts = combine($alerts, $priceChanges, (alerts, changes) =>
  (alerts ?? [])
    .filter(alert => hasNews(alert, changes[alert.itemId]))
    .toSorted((a, b) => (b.fired?.day ?? '').localeCompare(a.fired?.day ?? '')),
)
sample({
  clock: [alertsOpened, $firedAlerts],
  source: $firedAlerts,
  fn: ({ length }) => length,
  target: firedCounted,
})

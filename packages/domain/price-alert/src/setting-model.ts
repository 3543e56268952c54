import { isLoginRefused } from '@jeoul/api'
import { combine, createEvent, createStore, sample } from 'effector'
import { $alerts, $changingItems, alertsChanged, sendChangeFx } from './alerts-model.ts'
import { itemOf } from './change-alerts.ts'
import { $asked, $priceChanges, alertAsked, askingEnded } from './check-model.ts'
import { mostAlerts, newAlert, type PriceAlert } from './price-alert.ts'

/** An alert is wanted about the asked product: at most this price, in won; null for a restock. */
export const alertSet = createEvent<{ readonly target: number | null }>()
/** The alert about a product is no longer wanted. */
export const alertRemoved = createEvent<string>()
/** The shopper has dismissed an alert's report. */
export const alertDismissed = createEvent<PriceAlert>()

/** The alert about the product in question; null if there is none. */
export const $askedAlert = combine(
  $asked,
  $alerts,
  (asked, alerts) => alerts?.find(({ itemId }) => itemId === asked?.itemId) ?? null,
)
/** What was observed of the asked product; null while that is not known. */
export const $askedChange = combine($asked, $priceChanges, (asked, changes) =>
  asked ? (changes[asked.itemId] ?? null) : null,
)
/** Whether there is no room for another alert. */
export const $isFull = combine(
  $alerts,
  $askedAlert,
  (alerts, alert) => alert === null && (alerts?.length ?? 0) >= mostAlerts,
)

const wanted = sample({
  clock: alertSet,
  source: { asked: $asked, change: $askedChange, isFull: $isFull },
  fn: ({ asked, change, isFull }, { target }) =>
    asked && change && !isFull ? newAlert(asked, target, change.today) : undefined,
}).filterMap(alert => alert)
sample({ clock: wanted, fn: alert => [{ kind: 'save', alert } as const], target: alertsChanged })
sample({ clock: alertRemoved, fn: itemId => [{ kind: 'remove', itemId } as const], target: alertsChanged })
sample({
  clock: alertDismissed,
  fn: alert => [{ kind: 'save', alert: { ...alert, isRead: true } } as const],
  target: alertsChanged,
})

const undone = sendChangeFx.fail.filterMap(({ params, error }) =>
  params.kind === 'note' ? undefined : { itemId: itemOf(params), error },
)
// What waits for a login needs no other press.
const failed = undone.filterMap(({ itemId, error }) => (isLoginRefused(error) ? undefined : itemId))
/** The product whose last change a host did not take; null where it did. */
export const $failedItem = createStore<string | null>(null, { serialize: 'ignore' })
  .on(failed, (_, itemId) => itemId)
  .reset(alertSet, alertRemoved, alertDismissed, askingEnded, alertAsked)

/** What became of the alert that was set in the dialog: it is on its way, there, or was refused. */
export type SettingStatus = 'open' | 'saving' | 'saved' | 'failed'

const $wasSet = createStore(false, { serialize: 'ignore' })
  .on(wanted, () => true)
  .reset(alertAsked, askingEnded, undone)
export const $settingStatus = combine(
  { asked: $asked, failed: $failedItem, changing: $changingItems, wasSet: $wasSet },
  ({ asked, failed, changing, wasSet }): SettingStatus => {
    if (asked === null) return 'open'
    if (changing.includes(asked.itemId)) return 'saving'
    if (failed === asked.itemId) return 'failed'
    return wasSet ? 'saved' : 'open'
  },
)

import { isLoginRefused } from '@jeoul/api'
import { combine, createEvent, createStore, sample } from 'effector'
import { $alerts, $changingItems, alertsChanged, sendChangeFx } from './alerts-model.ts'
import { itemOf } from './change-alerts.ts'
import { $asked, $priceChanges, alertAsked, askingEnded } from './check-model.ts'
import { mostAlerts, newAlert, type PriceAlert } from './price-alert.ts'

/** Sets an alert for the product of the dialog: a maximum price in won, or null for a restock. */
export const alertSet = createEvent<{ readonly target: number | null }>()
/** Removes the alert for a product. */
export const alertRemoved = createEvent<string>()
/** The shopper dismissed the news of an alert. */
export const alertDismissed = createEvent<PriceAlert>()

/** The alert for the product of the dialog; null if there is none. */
export const $askedAlert = combine(
  $asked,
  $alerts,
  (asked, alerts) => alerts?.find(({ itemId }) => itemId === asked?.itemId) ?? null,
)
/** The observed prices of that product; null while unknown. */
export const $askedChange = combine($asked, $priceChanges, (asked, changes) =>
  asked ? (changes[asked.itemId] ?? null) : null,
)
/** Whether the maximum number of alerts is reached. */
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
// A change that waits for a login needs no retry by the shopper.
const failed = undone.filterMap(({ itemId, error }) => (isLoginRefused(error) ? undefined : itemId))
/** The product whose last change failed at the host; null if it succeeded. */
export const $failedItem = createStore<string | null>(null, { serialize: 'ignore' })
  .on(failed, (_, itemId) => itemId)
  .reset(alertSet, alertRemoved, alertDismissed, askingEnded, alertAsked)

/** The state of the alert that was set in the dialog. */
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

import { isLoginRefused } from '@jeoul/api'
import { combine, createEvent, createStore, sample } from 'effector'
import { $dialogItem, alertRequested, requestEnded } from './alert-request-model.ts'
import { $alerts, $changingItems, alertsChanged, sendChangeFx } from './alerts-model.ts'
import { itemOf } from './change-alerts.ts'
import { $ownPrices, $priceChanges } from './check-model.ts'
import { type AlertSetting, maxAlerts, newAlert, type PriceAlert } from './price-alert.ts'

/** Sets an alert for the product of the dialog. */
export const alertSet = createEvent<AlertSetting>()
/** Removes the alert for a product. */
export const alertRemoved = createEvent<string>()
/** The shopper dismissed the news of an alert. */
export const alertDismissed = createEvent<PriceAlert>()

/** The alert for the product of the dialog; null if there is none. */
export const $dialogAlert = combine(
  $dialogItem,
  $alerts,
  (item, alerts) => alerts?.find(({ itemId }) => itemId === item?.itemId) ?? null,
)
/** The observed prices of that product; null while unknown. */
export const $dialogChange = combine($dialogItem, $priceChanges, (item, changes) =>
  item ? (changes[item.itemId] ?? null) : null,
)
/** The shopper's own price of that product now, in won; null if it is unknown, or if they cannot buy it. */
export const $dialogOwnPrice = combine($dialogItem, $ownPrices, (item, prices) =>
  item ? (prices[item.itemId] ?? null) : null,
)
/** Whether the maximum number of alerts is reached. */
export const $isFull = combine(
  $alerts,
  $dialogAlert,
  (alerts, alert) => alert === null && (alerts?.length ?? 0) >= maxAlerts,
)

const wanted = sample({
  clock: alertSet,
  source: { item: $dialogItem, change: $dialogChange, isFull: $isFull },
  fn: ({ item, change, isFull }, setting) =>
    item && change && !isFull ? newAlert(item, setting, change.today) : undefined,
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
// A change that was refused without a login is repeated after it, so it has not failed.
const failed = undone.filterMap(({ itemId, error }) => (isLoginRefused(error) ? undefined : itemId))
/** The product whose last change failed at the host; null if it succeeded. */
export const $failedItem = createStore<string | null>(null, { serialize: 'ignore' })
  .on(failed, (_, itemId) => itemId)
  .reset(alertSet, alertRemoved, alertDismissed, requestEnded, alertRequested)

/** The state of the alert that is set in the dialog. */
export type SettingStatus = 'open' | 'saving' | 'saved' | 'failed'

const $wasSet = createStore(false, { serialize: 'ignore' })
  .on(wanted, () => true)
  .reset(alertRequested, requestEnded, undone)
export const $settingStatus = combine(
  { item: $dialogItem, failed: $failedItem, changing: $changingItems, wasSet: $wasSet },
  ({ item, failed, changing, wasSet }): SettingStatus => {
    if (item === null) return 'open'
    if (changing.includes(item.itemId)) return 'saving'
    if (failed === item.itemId) return 'failed'
    return wasSet ? 'saved' : 'open'
  },
)

import {
  deletePriceAlertFx,
  getPriceAlertsFx,
  isAbsent,
  savePriceAlertFx,
  toApiError,
  tokenChanged,
  valuesOf,
} from '@jeoul/api'
import { createResource } from '@jeoul/api/create-resource'
import { $isDeviceRead, createPersisted } from '@jeoul/device'
import { $pageProps } from '@jeoul/page'
import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import { type AlertChange, itemOf, withChange } from './change-alerts.ts'
import type { PriceAlert } from './price-alert.ts'
import { alertDraft, readAlerts, readHostAlerts } from './read-alerts.ts'

type Alerts = readonly PriceAlert[]

/** Somebody wants to see or set alerts: loads a member's. */
export const alertsOpened = createEvent()
/** The alerts changed. A change that a host refuses is undone alone. */
export const alertsChanged = createEvent<readonly AlertChange[]>()

/** The member's alerts, at hosts that keep them (assumed). */
export const memberAlerts = createResource({
  call: getPriceAlertsFx,
  read: readHostAlerts,
  keeps: () => true,
})
/** Alerts on the device: those of visitors, and of members whose host stores none. */
const device = createPersisted<Alerts>({ key: 'alerts', read: readAlerts, initial: [] })
export const $deviceAlerts = device.$value

// Another member has other alerts.
sample({ clock: tokenChanged, fn: () => {}, target: memberAlerts.reset })

const $isMember = $pageProps.map(({ isLogged }) => isLogged)
/** Whether a host keeps the alerts. */
export const $isAtHost = combine(
  $isMember,
  memberAlerts.$state,
  (isMember, state) => isMember && !isAbsent(state),
)

sample({
  clock: [alertsOpened, valuesOf($isMember), memberAlerts.reset],
  source: { isMember: $isMember, state: memberAlerts.$state },
  filter: ({ isMember, state }) => isMember && state.status !== 'loading' && state.status !== 'full',
  fn: () => ({}),
  target: memberAlerts.requested,
})

/** Makes a change at the host. What is gone already counts as removed. */
export const sendChangeFx = createEffect(async (change: AlertChange): Promise<void> => {
  const itemId = itemOf(change)
  if (change.kind === 'remove') await deletePriceAlertFx({ itemId }).catch(unlessGone)
  else await savePriceAlertFx({ itemId, alert: alertDraft(change.alert) })
})

function unlessGone(error: unknown): void {
  if (!(error instanceof Error) || toApiError(error).status !== 404) throw error
}

const confirmedChanged = createEvent<Alerts>()
/** The alerts since the last change that the host confirmed; null where its own answer is newer. */
const $changed = createStore<Alerts | null>(null, { serialize: 'ignore' })
  .on(confirmedChanged, (_, alerts) => alerts)
  .reset(memberAlerts.loaded, memberAlerts.reset)
/** What the host is known to have; null while that is not known. */
const $confirmed = combine(
  memberAlerts.$state,
  $changed,
  ({ data }, changed): Alerts | null => changed ?? data,
)
// What was observed is true whether or not the host took note of it.
sample({
  clock: sendChangeFx.finally.filter({
    fn: ({ status, params }) => status === 'done' || params.kind === 'note',
  }),
  source: $confirmed,
  filter: alerts => alerts !== null,
  fn: (alerts, { params }) => withChange(alerts ?? [], params),
  target: confirmedChanged,
})
/** What is on its way to the host. */
const $sending = createStore<readonly AlertChange[]>([], { serialize: 'ignore' })
  .on(sendChangeFx, (sending, change) => [...sending, change])
  .on(sendChangeFx.finally, (sending, { params }) => sending.filter(change => change !== params))
/** The items whose change the shopper waits for. */
export const $changingItems = $sending.map(sending =>
  sending.filter(({ kind }) => kind !== 'note').map(itemOf),
)

/** The alerts as the shopper sees them; null until they are loaded. */
export const $alerts = combine(
  {
    isAtHost: $isAtHost,
    confirmed: $confirmed,
    sending: $sending,
    device: $deviceAlerts,
    isRead: $isDeviceRead,
  },
  ({ isAtHost, confirmed, sending, device, isRead }): Alerts | null => {
    if (isAtHost) return confirmed && sending.reduce(withChange, confirmed)
    return isRead ? device : null
  },
)

const kept = sample({
  clock: alertsChanged,
  source: { isAtHost: $isAtHost, alerts: $deviceAlerts },
  filter: ({ isAtHost }) => !isAtHost,
  fn: ({ alerts }, changes) => changes.reduce(withChange, alerts),
})
sample({ clock: kept, target: device.changed })

const sendFx = createEffect((changes: readonly AlertChange[]) => {
  for (const change of changes) void sendChangeFx(change).catch(() => {})
})
sample({ clock: alertsChanged, filter: $isAtHost, target: sendFx })

/** The device's alerts are to become the member's. */
export const mergeAccepted = createEvent()
const merging = sample({
  clock: mergeAccepted,
  source: { device: $deviceAlerts, alerts: $alerts, isAtHost: $isAtHost },
  filter: ({ isAtHost, alerts }) => isAtHost && alerts !== null,
  fn: ({ device, alerts }) => device.filter(({ itemId }) => !alerts?.some(other => other.itemId === itemId)),
})
sample({
  clock: merging,
  fn: alerts => alerts.toReversed().map(alert => ({ kind: 'save', alert }) as const),
  target: alertsChanged,
})
// The member's own alert about the same product wins.
sample({ clock: merging, target: device.changed })
// Nor does the device keep what the host has.
const merged = sendChangeFx.done.filterMap(({ params }) =>
  params.kind === 'save' ? params.alert.itemId : undefined,
)
sample({
  clock: merged,
  source: $deviceAlerts,
  filter: (alerts, itemId) => alerts.some(alert => alert.itemId === itemId),
  fn: (alerts, itemId) => alerts.filter(alert => alert.itemId !== itemId),
  target: device.changed,
})

import {
  deletePriceAlertFx,
  getPriceAlertsFx,
  isAbsent,
  savePriceAlertFx,
  toApiError,
  tokenChanged,
} from '@jeoul/api'
import { createResource } from '@jeoul/api/create-resource'
import { $isLogged } from '@jeoul/page'
import { $isDeviceRead, createPersisted, createTabSignal } from '@jeoul/visitor/device'
import { createPendingAction, refusedOf } from '@jeoul/visitor/session'
import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import { type AlertChange, itemOf, withChange } from './change-alerts.ts'
import type { PriceAlert } from './price-alert.ts'
import { alertDraft, readAlertChange, readAlerts, readHostAlerts } from './read-alerts.ts'

type Alerts = readonly PriceAlert[]

/** The shopper opened a view of alerts. Loads a member's alerts. */
export const alertsOpened = createEvent()
/** Changes the alerts. A change that the host refuses is undone. */
export const alertsChanged = createEvent<readonly AlertChange[]>()

/** The member's alerts, if the host stores them (assumed). */
export const memberAlerts = createResource({
  call: getPriceAlertsFx,
  read: readHostAlerts,
  keepPrevious: () => true,
})
/** The alerts on the device: those of visitors, and of members whose host does not store alerts. */
export const deviceAlerts = createPersisted<Alerts>({ key: 'alerts', read: readAlerts, initial: [] })
export const $deviceAlerts = deviceAlerts.$value

// Alerts belong to a member, so another login resets them.
sample({ clock: tokenChanged, target: memberAlerts.reset })

/** Whether the host stores the alerts. */
export const $isAtHost = combine(
  $isLogged,
  memberAlerts.$state,
  (isMember, state) => isMember && !isAbsent(state),
)

sample({
  clock: [alertsOpened, $isLogged, memberAlerts.reset],
  filter: $isLogged,
  fn: () => ({}),
  target: memberAlerts.wanted,
})
sample({
  clock: alertsOpened,
  filter: combine($isLogged, memberAlerts.$state, (isMember, { status }) => isMember && status === 'failed'),
  fn: () => ({}),
  target: memberAlerts.requested,
})

/** Sends a change to the host. Removing an alert that the host does not have succeeds. */
export const sendChangeFx = createEffect(async (change: AlertChange): Promise<void> => {
  const itemId = itemOf(change)
  if (change.kind === 'remove') await deletePriceAlertFx({ itemId }).catch(unlessGone)
  else await savePriceAlertFx({ itemId, alert: alertDraft(change.alert) })
})

function unlessGone(error: unknown): void {
  if (!(error instanceof Error) || toApiError(error).status !== 404) throw error
}

const confirmedChanged = createEvent<Alerts>()
/** The alerts after the last confirmed change; null if the host's own response is newer. */
const $changed = createStore<Alerts | null>(null, { serialize: 'ignore' })
  .on(confirmedChanged, (_, alerts) => alerts)
  .reset(memberAlerts.loaded, memberAlerts.reset)
/** The alerts that the host has confirmed; null while unknown. */
export const $confirmed = combine(
  memberAlerts.$state,
  $changed,
  ({ data }, changed): Alerts | null => changed ?? data,
)
// A host that refused to record an observation does not undo it: the observation is still true.
sample({
  clock: sendChangeFx.finally.filter({
    fn: ({ status, params }) => status === 'done' || params.kind === 'note',
  }),
  source: $confirmed,
  filter: alerts => alerts !== null,
  fn: (alerts, { params }) => withChange(alerts ?? [], params),
  target: confirmedChanged,
})
/** Changes that are being sent to the host. */
const $sending = createStore<readonly AlertChange[]>([], { serialize: 'ignore' })
  .on(sendChangeFx, (sending, change) => [...sending, change])
  .on(sendChangeFx.finally, (sending, { params }) => sending.filter(change => change !== params))
/** The items with a change by the shopper that is still being sent. */
export const $changingItems = $sending.map(sending =>
  sending.filter(({ kind }) => kind !== 'note').map(itemOf),
)

// Tells the member's other tabs to load the alerts again. Observations are not announced, because each tab makes them
// itself.
const hostedChanged = createTabSignal('alerts-told')
sample({
  clock: sendChangeFx.done.filter({ fn: ({ params }) => params.kind !== 'note' }),
  target: hostedChanged.sent,
})
sample({
  clock: hostedChanged.received,
  source: { isMember: $isLogged, sending: $sending, state: memberAlerts.$state },
  filter: ({ isMember, sending, state }) => isMember && sending.length === 0 && state.status === 'full',
  fn: () => ({}),
  target: memberAlerts.requested,
})

/** A member's alerts after all pending changes; null until they are loaded, or if the host does not store alerts. */
const $hosted = combine($isAtHost, $confirmed, $sending, (isAtHost, confirmed, sending): Alerts | null =>
  isAtHost && confirmed ? sending.reduce(withChange, confirmed) : null,
)
/** Alerts that only the device stores: a visitor's, or those that a member has not merged yet. */
export const $onDevice = combine($hosted, $deviceAlerts, (hosted, device) =>
  hosted ? device.filter(({ itemId }) => !hosted.some(other => other.itemId === itemId)) : device,
)
/**
 * The alerts that the shopper sees; null until they are loaded. Alerts on the device count even before they are merged.
 */
export const $alerts = combine(
  { isAtHost: $isAtHost, hosted: $hosted, onDevice: $onDevice, isRead: $isDeviceRead },
  ({ isAtHost, hosted, onDevice, isRead }): Alerts | null => {
    if (isAtHost) return hosted && [...hosted, ...onDevice]
    return isRead ? onDevice : null
  },
)

const changed = sample({
  clock: alertsChanged,
  source: { isAtHost: $isAtHost, onDevice: $onDevice, device: $deviceAlerts },
  fn({ isAtHost, onDevice, device }, changes) {
    const isStored = (change: AlertChange) =>
      !isAtHost || onDevice.some(({ itemId }) => itemId === itemOf(change))
    return { device, stored: changes.filter(isStored), sent: changes.filter(change => !isStored(change)) }
  },
})
sample({
  clock: changed.filter({ fn: ({ stored }) => stored.length > 0 }),
  fn: ({ device, stored }) => stored.reduce(withChange, device),
  target: deviceAlerts.changed,
})

/** Sends all changes to the host at the same time. */
export const sendFx = createEffect((changes: readonly AlertChange[]) => {
  for (const change of changes) void sendChangeFx(change).catch(() => {})
})
sample({ clock: changed, fn: ({ sent }) => sent, target: sendFx })

/** Repeats a shopper's refused change after the login. Observations are dropped, because they are made again. */
const changeAction = createPendingAction<AlertChange>({
  kind: 'price-alert-change',
  needs: '가격 알림을 바꾸려면',
  read: readAlertChange,
})
sample({
  clock: refusedOf(sendChangeFx).filter({ fn: ({ kind }) => kind !== 'note' }),
  target: changeAction.needed,
})
/** The change to repeat, until the member's alerts have loaded or failed to load. */
const $due = createStore<AlertChange | null>(null, { serialize: 'ignore' }).on(
  changeAction.resumed,
  (_, change) => change,
)
sample({ clock: changeAction.resumed, target: alertsOpened })
const due = sample({
  clock: [memberAlerts.$state, $due],
  source: { due: $due, state: memberAlerts.$state, isMember: $isLogged },
  fn: ({ due, state, isMember }) =>
    isMember && (state.status === 'full' || state.status === 'failed') ? due : null,
}).filterMap(change => change ?? undefined)
$due.reset(due)
sample({ clock: due, fn: change => [change], target: alertsChanged })

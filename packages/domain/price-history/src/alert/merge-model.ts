import { createMergeOffer } from '@jeoul/visitor/device'
import { combine, createEvent, sample } from 'effector'
import {
  $alerts,
  $confirmed,
  $deviceAlerts,
  $isAtHost,
  $onDevice,
  deviceAlerts,
  sendChangeFx,
  sendFx,
} from './alerts-model.ts'

/** The number of alerts on the device that the member's account lacks. Alerts that are being moved no longer count. */
export const $mergeable = combine($isAtHost, $alerts, $onDevice, (isAtHost, alerts, onDevice) =>
  isAtHost && alerts ? onDevice.length : 0,
)

export const { $isOffered: $isMergeOffered, declined: mergeDeclined } = createMergeOffer($mergeable)

/** Moves the device's alerts to the member's account. */
export const mergeAccepted = createEvent()
const merging = sample({
  clock: mergeAccepted,
  source: { isAtHost: $isAtHost, confirmed: $confirmed, onDevice: $onDevice, device: $deviceAlerts },
  filter: ({ isAtHost, confirmed }) => isAtHost && confirmed !== null,
})
sample({
  clock: merging,
  fn: ({ onDevice }) => onDevice.toReversed().map(alert => ({ kind: 'save', alert }) as const),
  target: sendFx,
})
// The member's own alert for the same product takes precedence.
sample({
  clock: merging,
  fn: ({ confirmed, device }) =>
    device.filter(({ itemId }) => !confirmed?.some(other => other.itemId === itemId)),
  target: deviceAlerts.changed,
})
// The device drops alerts that the host has stored.
const merged = sendChangeFx.done.filterMap(({ params }) =>
  params.kind === 'save' ? params.alert.itemId : undefined,
)
sample({
  clock: merged,
  source: $deviceAlerts,
  filter: (alerts, itemId) => alerts.some(alert => alert.itemId === itemId),
  fn: (alerts, itemId) => alerts.filter(alert => alert.itemId !== itemId),
  target: deviceAlerts.changed,
})

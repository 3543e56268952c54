import { createEvent, sample } from 'effector'
import {
  $confirmed,
  $deviceAlerts,
  $isAtHost,
  $onDevice,
  deviceAlerts,
  sendChangeFx,
  sendFx,
} from './alerts-model.ts'

/** The device's alerts are to become the member's. */
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
// The member's own alert about the same product wins.
sample({
  clock: merging,
  fn: ({ confirmed, device }) =>
    device.filter(({ itemId }) => !confirmed?.some(other => other.itemId === itemId)),
  target: deviceAlerts.changed,
})
// Nor does the device keep what the host has.
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

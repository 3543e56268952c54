import { combine } from 'effector'
import { $alerts, $onDevice } from './alerts-model.ts'
import { $firedAlerts } from './check-model.ts'
import { $isMergeOffered } from './merge-model.ts'

/** The number of alerts that the page of wishes lists at first (assumed). */
const maxFirstAlerts = 3

/**
 * The alerts that the page of wishes lists. The server does not know the alerts on a member's device, so listing them
 * would push the list of wishes down. They are not listed while the offer to move them is shown.
 */
export const $listedAlerts = combine($alerts, $onDevice, $isMergeOffered, (alerts, onDevice, isOffered) =>
  (alerts ?? []).filter(alert => !(isOffered && onDevice.includes(alert))),
)

/** The listed alerts with news, the latest first. */
export const $listedFired = combine($listedAlerts, $firedAlerts, (listed, fired) =>
  fired.filter(alert => listed.includes(alert)),
)

/** The listed alerts that are shown at first. Alerts with news are preferred; the order stays that of the list. */
export const $firstAlerts = combine($listedAlerts, $listedFired, (listed, fired) => {
  const first = [...new Set([...fired, ...listed])].slice(0, maxFirstAlerts)
  return listed.filter(alert => first.includes(alert))
})

import { combine } from 'effector'
import { $alerts, $onDevice } from './alerts-model.ts'
import { $firedAlerts } from './check-model.ts'
import { $isMergePassing } from './merge-model.ts'

/** How many alerts the page of wishes lists at first (assumed). */
const maxFirstAlerts = 3

/**
 * The alerts that the page of wishes lists. The server does not know of those on a member's device, so that they would
 * push the list of wishes down: they wait there for the answer to the offer.
 */
export const $listedAlerts = combine($alerts, $onDevice, $isMergePassing, (alerts, onDevice, isPassing) =>
  (alerts ?? []).filter(alert => !(isPassing && onDevice.includes(alert))),
)

/** Those of the listed alerts with news, the latest first. */
export const $listedFired = combine($listedAlerts, $firedAlerts, (listed, fired) =>
  fired.filter(alert => listed.includes(alert)),
)

/** The listed alerts that are shown at first: those with news before others, each at its place in the list. */
export const $firstAlerts = combine($listedAlerts, $listedFired, (listed, fired) => {
  const first = [...new Set([...fired, ...listed])].slice(0, maxFirstAlerts)
  return listed.filter(alert => first.includes(alert))
})

import { combine, createEvent, sample } from 'effector'
import { keyOf, type SavedChange, type SavedEstimate, withSaved } from './saved-estimate.ts'
import { $confirmedEstimates, $isAtHost, changeSendFx, changesMade, deviceEstimates } from './saved-store.ts'

/** Moves the device's estimates to the member's account. */
export const savedMerged = createEvent()

/** The device's estimates that can be moved to the member's account. */
export const $mergeable = combine(
  $isAtHost,
  $confirmedEstimates,
  deviceEstimates.$value,
  (isAtHost, confirmed, stored) => (isAtHost && confirmed ? stored : []),
)

const merging = sample({
  clock: savedMerged,
  source: { stored: $mergeable, confirmed: $confirmedEstimates },
}).map(({ stored, confirmed }) => {
  const isKnown = ({ key, name, query, updated }: SavedEstimate) =>
    confirmed?.some(
      other =>
        (other.key === key && other.updated >= updated) || (other.name === name && other.query === query),
    ) ?? false
  return { lacked: stored.filter(each => !isKnown(each)) }
})
sample({
  clock: merging,
  fn: ({ lacked }) => lacked.map((estimate): SavedChange => ({ kind: 'put', estimate })),
  target: changesMade,
})
// What the member already has, and may have changed since, stays as it is in the account, and leaves the device.
sample({ clock: merging, fn: ({ lacked }) => lacked, target: deviceEstimates.changed })
// The device drops each one once the host has confirmed it.
sample({
  clock: changeSendFx.done,
  source: deviceEstimates.$value,
  filter: (stored, { params: { change } }) =>
    change.kind === 'put' && stored.some(({ key }) => key === keyOf(change)),
  fn: (stored, { params: { change } }) => withSaved(stored, { kind: 'delete', key: keyOf(change) }),
  target: deviceEstimates.changed,
})

import { combine, createEvent, createStore, sample } from 'effector'
import { wishesChanged } from './changes-model.ts'
import { $confirmed, $deviceGroups, $pending, deviceGroups } from './groups-model.ts'
import { mergeGroups, withoutMerged } from './merge-groups.ts'
import { sendChangeFx } from './send-change.ts'

/** Moves the device's wishes to the member's account. */
export const mergeAccepted = createEvent()

const merging = sample({
  clock: mergeAccepted,
  source: { device: $deviceGroups, confirmed: $confirmed },
  fn: ({ device, confirmed }) => ({ device, merge: confirmed && mergeGroups(device, confirmed) }),
}).filterMap(({ device, merge }) => (merge ? { device, merge } : undefined))
sample({
  clock: merging,
  fn: ({ device, merge }) => withoutMerged(device, merge.known),
  target: deviceGroups.changed,
})
sample({ clock: merging, fn: ({ merge }) => merge.puts, target: wishesChanged })
const merged = sendChangeFx.done.filterMap(({ params: { change } }) =>
  change.kind === 'put' && change.from === 'device' ? change.item?.itemId : undefined,
)
sample({
  clock: merged,
  source: $deviceGroups,
  fn: (groups, itemId) => withoutMerged(groups, [itemId]),
  target: deviceGroups.changed,
})

/** Whether the device's wishes are being sent to the host. */
export const $isMerging = $pending.map(pending =>
  pending.some(change => change.kind === 'put' && change.from === 'device'),
)
/** The number of wishes merged so far, reported once all have been sent. */
const $mergedCount = createStore(0, { serialize: 'ignore' })
  .on(merging, () => 0)
  .on(merged, count => count + 1)
/** All of the device's wishes are now in the member's list. */
export const wishesMerged = sample({
  clock: $deviceGroups,
  source: $mergedCount,
  filter: combine($deviceGroups, $mergedCount, (device, count) => device.length === 0 && count > 0),
})
$mergedCount.reset(wishesMerged)

import { $isLogged } from '@jeoul/page'
import { combine, createEvent, createStore, sample } from 'effector'
import { findGroup, findSaved, type WishChange } from './change-groups.ts'
import { wishesChanged } from './changes-model.ts'
import { $confirmed, $deviceGroups, deviceGroups } from './groups-model.ts'
import { mergeGroups, withoutMerged } from './merge-groups.ts'
import { sendChangeFx } from './send-change.ts'
import type { WishGroup } from './wish-group.ts'

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

/** The number of wishes merged so far. */
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

// A removed product is also removed from the device, so that it is not offered again.
const unwanted = sample({
  clock: wishesChanged,
  source: { device: $deviceGroups, confirmed: $confirmed, isMember: $isLogged },
  fn: ({ device, confirmed, isMember }, changes) => ({
    device,
    itemIds: isMember ? changes.flatMap(change => removedBy(change, confirmed ?? [])) : [],
  }),
})
sample({
  clock: unwanted.filter({
    fn: ({ device, itemIds }) => itemIds.some(itemId => findSaved(device, itemId) !== undefined),
  }),
  fn: ({ device, itemIds }) => withoutMerged(device, itemIds),
  target: deviceGroups.changed,
})

function removedBy(change: WishChange, groups: readonly WishGroup[]): readonly string[] {
  if (change.kind === 'remove') return [change.itemId]
  if (change.kind !== 'drop') return []
  return findGroup(groups, change.group)?.items.map(({ itemId }) => itemId) ?? []
}

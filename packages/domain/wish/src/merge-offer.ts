import { combine, createEvent, createStore } from 'effector'
import { findSaved } from './change-groups.ts'
import { $deviceGroups, $groups, $isMember } from './groups-model.ts'

/** The member declined to merge until the next page load. */
export const mergePutOff = createEvent()
const $isPutOff = createStore(false, { serialize: 'ignore' }).on(mergePutOff, () => true)

/**
 * The number of products on the device that are not in the member's list. Empty groups and duplicates are not offered,
 * nor is what is being merged: it is in the list at once.
 */
export const $mergeable = combine($isMember, $groups, $deviceGroups, (isMember, groups, device) => {
  if (!isMember || groups === null) return 0
  const saved = device.flatMap(({ items }) => items)
  return saved.filter(({ itemId }) => findSaved(groups, itemId) === undefined).length
})

/** Whether the offer to merge is shown over any page; other messages in its place wait. */
export const $isMergePassing = combine($mergeable, $isPutOff, (count, isPutOff) => count > 0 && !isPutOff)

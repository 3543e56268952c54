import { combine, createEvent, createStore } from 'effector'
import { findSaved } from './change-groups.ts'
import { $confirmed, $deviceGroups, $isMember } from './groups-model.ts'

/** The member declined to merge until the next page load. */
export const mergePutOff = createEvent()
const $isPutOff = createStore(false, { serialize: 'ignore' }).on(mergePutOff, () => true)

/** The number of products on the device that the member has not saved. Empty groups and duplicates are not offered. */
export const $mergeable = combine($isMember, $confirmed, $deviceGroups, (isMember, confirmed, device) => {
  if (!isMember || confirmed === null) return 0
  const saved = device.flatMap(({ items }) => items)
  return saved.filter(({ itemId }) => findSaved(confirmed, itemId) === undefined).length
})

/** Whether the offer to merge is shown over any page; other messages in its place wait. */
export const $isMergePassing = combine($mergeable, $isPutOff, (count, isPutOff) => count > 0 && !isPutOff)

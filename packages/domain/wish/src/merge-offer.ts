import { combine, createEvent, createStore } from 'effector'
import { findSaved } from './change-groups.ts'
import { $confirmed, $deviceGroups, $isMember } from './groups-model.ts'

/** A member does not want to merge for now: until the next page load. */
export const mergePutOff = createEvent()
const $isPutOff = createStore(false, { serialize: 'ignore' }).on(mergePutOff, () => true)

/** How many products the device keeps that the member has not saved: empty groups, and what both have, are no offer. */
export const $mergeable = combine($isMember, $confirmed, $deviceGroups, (isMember, confirmed, device) => {
  if (!isMember || confirmed === null) return 0
  const saved = device.flatMap(({ items }) => items)
  return saved.filter(({ itemId }) => findSaved(confirmed, itemId) === undefined).length
})

/** Whether the offer to merge stands over any page: what else has its place there waits. */
export const $isMergePassing = combine($mergeable, $isPutOff, (count, isPutOff) => count > 0 && !isPutOff)

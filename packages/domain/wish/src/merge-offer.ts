import { combine, createEvent, createStore } from 'effector'
import { countSaved } from './change-groups.ts'
import { $deviceGroups, $groups, $isMember } from './groups-model.ts'

/** The member declined to merge until the next page load. */
export const mergePutOff = createEvent()
const $isPutOff = createStore(false, { serialize: 'ignore' }).on(mergePutOff, () => true)

/** The number of products on the device that a member can merge. */
export const $mergeable = combine($isMember, $groups, $deviceGroups, (isMember, groups, device) =>
  isMember && groups !== null ? countSaved(device) : 0,
)

/** Whether the offer to merge is shown over any page; other messages in its place wait. */
export const $isMergePassing = combine($mergeable, $isPutOff, (count, isPutOff) => count > 0 && !isPutOff)

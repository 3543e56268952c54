import { combine, createEvent, createStore } from 'effector'
import { countSaved } from './change-groups.ts'
import { $deviceGroups, $groups, $isMember } from './groups-model.ts'

/** A member does not want to merge for now: until the next page load. */
export const mergePutOff = createEvent()
const $isPutOff = createStore(false, { serialize: 'ignore' }).on(mergePutOff, () => true)

/** How many products the device keeps that a member can take over. */
export const $mergeable = combine($isMember, $groups, $deviceGroups, (isMember, groups, device) =>
  isMember && groups !== null ? countSaved(device) : 0,
)

/** Whether the offer to merge stands over any page: what else has its place there waits. */
export const $isMergePassing = combine($mergeable, $isPutOff, (count, isPutOff) => count > 0 && !isPutOff)

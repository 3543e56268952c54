import { $isLogged } from '@jeoul/page'
import { createMergeOffer } from '@jeoul/visitor/device'
import { combine } from 'effector'
import { findSaved } from './change-groups.ts'
import { $deviceGroups, $groups } from './groups-model.ts'

/**
 * The number of products on the device that the member's list lacks. Products that are being merged no longer count.
 */
export const $mergeable = combine($isLogged, $groups, $deviceGroups, (isMember, groups, device) => {
  if (!isMember || groups === null) return 0
  const saved = device.flatMap(({ items }) => items)
  return saved.filter(({ itemId }) => findSaved(groups, itemId) === undefined).length
})

export const { $isOffered: $isMergeOffered, declined: mergeDeclined } = createMergeOffer($mergeable)

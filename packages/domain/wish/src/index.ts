export { $briefs, briefsWanted } from './briefs-model.ts'
export { countSaved, type GroupRef, groupOf, type WishChange } from './change-groups.ts'
export { $canRename, wishesChanged } from './changes-model.ts'
export { readGroupName } from './choose-group.ts'
export {
  $offeredGroups,
  $requestedItems,
  choiceNeeded,
  groupChosen,
  groupRequested,
  requestEnded,
} from './group-choice-model.ts'
export { $groups, $savedCount, memberGroups, wishesOpened } from './groups-model.ts'
export { heartPressed, type PressedHeart } from './heart-model.ts'
export { $hearts, countsListed } from './hearts-model.ts'
export { mergeAccepted } from './merge-model.ts'
export { $isMergeOffered, $mergeable, mergeDeclined } from './merge-offer.ts'
export {
  $outcome,
  changesRetried,
  itemsRemoved,
  outcomeClosed,
  removalUndone,
  type WishOutcome,
} from './outcome-model.ts'
export { priceChange } from './price-change.ts'
export { maxShared, readSharedGroup, type SharedGroup, writeSharedGroup } from './shared-group.ts'
export { maxGroupNameLength, type SavedItem, type WishGroup } from './wish-group.ts'

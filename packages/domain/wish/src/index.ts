export { $briefs, briefsWanted } from './briefs-model.ts'
export { countSaved, findGroup, type GroupRef, groupOf, type WishChange } from './change-groups.ts'
export { readGroupName } from './choose-group.ts'
export {
  $canRename,
  $groups,
  $isMember,
  $isMerging,
  memberGroups,
  mergeAccepted,
  wishesChanged,
  wishesOpened,
} from './groups-model.ts'
export {
  $askedItems,
  $hearts,
  $offeredGroups,
  $outcome,
  askingEnded,
  choiceNeeded,
  countsListed,
  groupAsked,
  groupChosen,
  type HeartItem,
  heartPressed,
  itemsRemoved,
  outcomeClosed,
  removalUndone,
  type WishOutcome,
} from './heart-model.ts'
export { $isMergePassing, $mergeable, mergePutOff } from './merge-offer.ts'
export { priceChange } from './price-change.ts'
export { readSharedGroup, type SharedGroup, writeSharedGroup } from './shared-group.ts'
export { longestGroupName, type SavedItem, type WishGroup } from './wish-group.ts'

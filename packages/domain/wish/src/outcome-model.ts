import { createEvent, createStore, sample } from 'effector'
import { findSaved, type GroupRef, groupOf, type WishChange } from './change-groups.ts'
import { changesRefused, keptOnDevice, wishesChanged, wishesLost } from './changes-model.ts'
import { groupDecided } from './group-choice-model.ts'
import { $groups } from './groups-model.ts'
import { wishesMerged } from './merge-model.ts'
import type { SavedItem } from './wish-group.ts'

/** Products were taken out of their groups. */
export const itemsRemoved = createEvent<readonly string[]>()
/** The last removal is taken back. */
export const removalUndone = createEvent()
/** What was undone is to be made again. */
export const lostRetried = createEvent()
/** The shopper has read what the last press did. */
export const outcomeClosed = createEvent()

/** A product that was taken out, with the group that it was in. */
interface Removed {
  readonly item: SavedItem
  readonly group: GroupRef
}

/** What the last press did, to be said and taken back. */
export type WishOutcome =
  | { readonly kind: 'saved' | 'moved'; readonly groupName: string; readonly items: readonly SavedItem[] }
  | { readonly kind: 'removed'; readonly removed: readonly Removed[] }
  /** It could not be done at the host, and was undone; these changes can be made again. */
  | { readonly kind: 'failed'; readonly changes: readonly WishChange[] }
  /** The device's wishes are becoming the member's. */
  | { readonly kind: 'merged'; readonly count: number }
  /** The login has ended: the device keeps it. */
  | { readonly kind: 'kept' }

const removed = sample({
  clock: itemsRemoved,
  source: $groups,
  fn: (groups, itemIds) =>
    itemIds.flatMap((itemId): readonly Removed[] => {
      const group = groupOf(groups ?? [], itemId)
      const item = findSaved(groups ?? [], itemId)
      return group && item ? [{ item, group: { id: group.id, name: group.name } }] : []
    }),
})

/** Null before the first press, and once it has been read. */
export const $outcome = createStore<WishOutcome | null>(null, { serialize: 'ignore' })
  .on(groupDecided, (_, { asked, group, isMoved }) => ({
    kind: isMoved ? 'moved' : 'saved',
    groupName: group.name,
    items: asked,
  }))
  .on(removed, (_, items) => ({ kind: 'removed', removed: items }))
  .on(wishesMerged, (_, count) => ({ kind: 'merged', count }))
  .on(wishesLost, (now, changes) => ({
    kind: 'failed',
    changes: now?.kind === 'failed' ? [...now.changes, ...changes] : changes,
  }))
  // The offer to log in says what is missing; nothing has been done.
  .on(changesRefused, () => null)
  .on(keptOnDevice.filter({ fn: changes => changes.length > 0 }), () => ({ kind: 'kept' }))
  .reset(outcomeClosed)

sample({
  clock: itemsRemoved,
  fn: (itemIds): readonly WishChange[] => itemIds.map(itemId => ({ kind: 'remove', itemId })),
  target: wishesChanged,
})
const undone = sample({
  clock: removalUndone,
  source: $outcome,
  fn: (outcome): readonly WishChange[] =>
    outcome?.kind === 'removed'
      ? outcome.removed.toReversed().map(({ item, group }) => ({ kind: 'put', item, group, from: 'undo' }))
      : [],
})
sample({ clock: undone, target: wishesChanged })
const tried = sample({
  clock: lostRetried,
  source: $outcome,
  fn: outcome => (outcome?.kind === 'failed' ? outcome.changes : []),
})
sample({ clock: [undone, tried], fn: () => {}, target: outcomeClosed })
sample({ clock: tried, target: wishesChanged })

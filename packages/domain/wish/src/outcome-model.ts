import { tokenChanged } from '@jeoul/api'
import { createEvent, createStore, sample } from 'effector'
import { findSaved, type GroupRef, groupOf, type WishChange } from './change-groups.ts'
import {
  changesFailed,
  changesRefused,
  type FailedChanges,
  storedOnDevice,
  wishesChanged,
} from './changes-model.ts'
import { groupDecided } from './group-choice-model.ts'
import { $groups } from './groups-model.ts'
import { wishesMerged } from './merge-model.ts'
import type { SavedItem } from './wish-group.ts'

/** Products were removed from their groups. */
export const itemsRemoved = createEvent<readonly string[]>()
/** Undoes the last removal. */
export const removalUndone = createEvent()
/** Retries the changes that were undone. */
export const changesRetried = createEvent()
/** The shopper dismissed the message about the last action. */
export const outcomeClosed = createEvent()

/** A removed product, with the group that contained it. */
interface Removed {
  readonly item: SavedItem
  readonly group: GroupRef
}

/** The outcome of the last action, shown as a message with an undo button. */
export type WishOutcome =
  | { readonly kind: 'saved' | 'moved'; readonly groupName: string; readonly items: readonly SavedItem[] }
  | { readonly kind: 'removed'; readonly removed: readonly Removed[] }
  /** The changes were undone. */
  | ({ readonly kind: 'failed' } & FailedChanges)
  /** The device's wishes were merged into the member's. */
  | { readonly kind: 'merged'; readonly count: number }
  /** The login expired, and the device stores the changes. */
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

/** Null before the first action, and after its message was closed. */
export const $outcome = createStore<WishOutcome | null>(null, { serialize: 'ignore' })
  .on(groupDecided, (_, { items, group, isMoved }) => ({
    kind: isMoved ? 'moved' : 'saved',
    groupName: group.name,
    items,
  }))
  // Adds to the previous removal: a double press in a list removes two products, because the second row moves under the
  // pointer. Both can be restored.
  .on(removed, (now, items) => ({
    kind: 'removed',
    removed: now?.kind === 'removed' ? [...items, ...now.removed] : items,
  }))
  .on(wishesMerged, (_, count) => ({ kind: 'merged', count }))
  .on(changesFailed, (now, { changes, isLost }) => ({
    kind: 'failed',
    isLost,
    changes: now?.kind === 'failed' ? [...now.changes, ...changes] : changes,
  }))
  // The login offer replaces the message; nothing has been changed.
  .on(changesRefused, () => null)
  // A product that one member removed must not be restored into the wishes of another, or of a visitor.
  .on(tokenChanged, (now, token) => (token === null && now?.kind === 'kept' ? now : null))
  .on(storedOnDevice.filter({ fn: changes => changes.length > 0 }), () => ({ kind: 'kept' }))
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
  clock: changesRetried,
  source: $outcome,
  fn: outcome => (outcome?.kind === 'failed' ? outcome.changes : []),
})
sample({ clock: [undone, tried], target: outcomeClosed })
sample({ clock: tried, target: wishesChanged })

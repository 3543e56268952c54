import { findSaved, type WishChange, withChange } from './change-groups.ts'
import type { WishGroup } from './wish-group.ts'

type Groups = readonly WishGroup[]
type Changes = readonly WishChange[]

/** The groups that the shopper sees: the confirmed ones with every pending change applied. */
export function withPending(confirmed: Groups, pending: Changes): Groups {
  return pending.reduce(withChange, confirmed)
}

/**
 * Adds a change to the pending ones. A press that reverts an unsent change removes it: "a press that changes nothing
 * sends nothing" (assumed).
 *
 * @param confirmed null while the groups are unknown; every change is then added
 * @param isSending whether the first change is being sent
 */
export function addPending(
  pending: Changes,
  { change, confirmed, isSending }: { change: WishChange; confirmed: Groups | null; isSending: boolean },
): Changes {
  const itemId = changedItemId(change)
  const sent = pending.slice(0, isSending ? 1 : 0)
  const unsent = pending
    .slice(sent.length)
    .filter(other => itemId === null || changedItemId(other) !== itemId)
  const others = [...sent, ...unsent]
  const before = withPending(confirmed ?? [], others)
  const changesNothing = confirmed !== null && withChange(before, change) === before
  return changesNothing ? others : [...others, change]
}

/** Whether a product is saved; null while the groups are unknown, unless a pending change decides it. */
export function isSaved(confirmed: Groups | null, pending: Changes, itemId: string): boolean | null {
  if (confirmed === null && !pending.some(change => changedItemId(change) === itemId)) return null
  return findSaved(withPending(confirmed ?? [], pending), itemId) !== undefined
}

/** The id of the item that a change concerns; null if it concerns a whole group. */
function changedItemId(change: WishChange): string | null {
  if (change.kind === 'remove') return change.itemId
  return 'item' in change && change.item ? change.item.itemId : null
}

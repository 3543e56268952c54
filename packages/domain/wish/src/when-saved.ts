import { onceMet } from '@jeoul/device'
import { combine, type Scope } from 'effector'
import { $requestedItems } from './group-choice-model.ts'
import { $groups, $pending } from './groups-model.ts'
import { changedItemId } from './pending-changes.ts'

/** Products whose changes are not sent yet, and those that wait for the member's groups. */
const $unsavedIds = combine($pending, $requestedItems, $groups, (pending, requested, groups) => [
  ...pending.map(changedItemId),
  ...(groups ? [] : requested.map(({ itemId }) => itemId)),
])

/**
 * Calls back once the last press of a product's heart needs nothing more from this page: at once without a login; for a
 * member when it was sent, has failed or is left to a choice of theirs.
 */
export function whenSaved(scope: Scope, itemId: string, saved: () => void): void {
  onceMet(scope, $unsavedIds, ids => !ids.includes(itemId), saved)
}

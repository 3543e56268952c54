import { tokenChanged } from '@jeoul/api'
import { createPersisted } from '@jeoul/visitor/device'
import { combine, createEvent, createStore, sample } from 'effector'
import { findSaved, type GroupRef, type WishChange } from './change-groups.ts'
import { changesFailed, wishesChanged } from './changes-model.ts'
import { offeredGroups, onlyGroup, readGroupRef } from './choose-group.ts'
import { $groups, groupsFailed, wishesOpened } from './groups-model.ts'
import type { SavedItem } from './wish-group.ts'

/** The shopper asked to choose a group for products. */
export const groupRequested = createEvent<readonly SavedItem[]>()
/** The shopper chose a group for them. */
export const groupChosen = createEvent<GroupRef>()
/** The choice of a group was cancelled. */
export const requestEnded = createEvent()

/** Products that are waiting for a group. With `mustChoose`, the shopper chooses even if there is only one. */
export interface GroupRequest {
  readonly items: readonly SavedItem[]
  readonly mustChoose: boolean
}
const nothing: GroupRequest = { items: [], mustChoose: false }

const lastUsed = createPersisted<GroupRef | null>({ key: 'wish-group', read: readGroupRef, initial: null })
// A logout removes the name of the last used group, because it belongs to the member's data.
sample({
  clock: tokenChanged,
  source: lastUsed.$value,
  filter: (last, token) => token === null && last !== null,
  fn: () => null,
  target: lastUsed.changed,
})
/** The groups to choose from, the last used first. */
export const $offeredGroups = combine($groups, lastUsed.$value, (groups, last) =>
  offeredGroups(groups ?? [], last),
)

export const $request = createStore<GroupRequest>(nothing, { serialize: 'ignore' })
  .on(groupRequested, (_, items) => ({ items, mustChoose: true }))
  .reset(requestEnded, changesFailed)
/** The products that wait for a group. */
export const $requestedItems = $request.map(({ items }) => items)

/**
 * The group to save to, decided as soon as the groups are known: the only one, or null if the shopper has to choose.
 */
const asking = sample({
  clock: [$request, $groups],
  source: { request: $request, groups: $groups },
}).filterMap(({ request, groups }) =>
  request.items.length > 0 && groups ? { only: request.mustChoose ? null : onlyGroup(groups) } : undefined,
)
/** The shopper has to choose a group. */
export const choiceNeeded = asking.filter({ fn: ({ only }) => only === null })
/** The group of the waiting products was decided. */
export const groupDecided = sample({
  clock: [groupChosen, asking.filterMap(({ only }) => only ?? undefined)],
  source: { items: $requestedItems, groups: $groups },
  fn: ({ items, groups }, group) => ({ items, group, isMoved: isMove(items, groups) }),
})
$request.on(groupDecided, () => nothing)
sample({ clock: groupDecided, fn: ({ group }) => group, target: lastUsed.changed })
sample({
  clock: groupDecided,
  fn: ({ items, group }): readonly WishChange[] => items.map(item => ({ kind: 'put', item, group })),
  target: wishesChanged,
})

function isMove(items: readonly SavedItem[], groups: Parameters<typeof findSaved>[0] | null): boolean {
  return items.every(({ itemId }) => groups !== null && findSaved(groups, itemId) !== undefined)
}

// A member's groups have to be loaded before the choice.
sample({ clock: groupRequested, target: wishesOpened })
sample({
  clock: groupsFailed,
  source: $requestedItems,
  filter: items => items.length > 0,
  fn: (_, { isLost }) => ({ changes: [], isLost }),
  target: changesFailed,
})

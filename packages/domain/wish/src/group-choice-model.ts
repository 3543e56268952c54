import { createPersisted } from '@jeoul/device'
import { combine, createEvent, createStore, sample } from 'effector'
import { findSaved, type GroupRef, type WishChange } from './change-groups.ts'
import { wishesChanged, wishesLost } from './changes-model.ts'
import { offeredGroups, onlyGroup, readGroupRef } from './choose-group.ts'
import { $groups, groupsLost, wishesOpened } from './groups-model.ts'
import type { SavedItem } from './wish-group.ts'

/** Lets the shopper choose a group for products. */
export const groupAsked = createEvent<readonly SavedItem[]>()
/** The shopper chose a group for them. */
export const groupChosen = createEvent<GroupRef>()
/** The shopper chose no group. */
export const askingEnded = createEvent()

/** Products that wait for a group. With `mustChoose` even a single group is offered. */
export interface Asked {
  readonly items: readonly SavedItem[]
  readonly mustChoose: boolean
}
const nothing: Asked = { items: [], mustChoose: false }

const lastUsed = createPersisted<GroupRef | null>({ key: 'wish-group', read: readGroupRef, initial: null })
/** The groups to choose from, the last used first. */
export const $offeredGroups = combine($groups, lastUsed.$value, (groups, last) =>
  offeredGroups(groups ?? [], last),
)

export const $asked = createStore<Asked>(nothing, { serialize: 'ignore' })
  .on(groupAsked, (_, items) => ({ items, mustChoose: true }))
  .reset(askingEnded, wishesLost)
/** The products that wait for a group. */
export const $askedItems = $asked.map(({ items }) => items)

/** The group to save to, as soon as the groups are known: the only one, or null if the shopper has to choose. */
const asking = sample({
  clock: [$asked, $groups],
  source: { asked: $asked, groups: $groups },
}).filterMap(({ asked, groups }) =>
  asked.items.length > 0 && groups ? { only: asked.mustChoose ? null : onlyGroup(groups) } : undefined,
)
/** The shopper has to choose a group. */
export const choiceNeeded = asking.filter({ fn: ({ only }) => only === null })
/** The waiting products have a group. */
export const groupDecided = sample({
  clock: [groupChosen, asking.filterMap(({ only }) => only ?? undefined)],
  source: { asked: $askedItems, groups: $groups },
  fn: ({ asked, groups }, group) => ({ asked, group, isMoved: isMove(asked, groups) }),
})
$asked.on(groupDecided, () => nothing)
sample({ clock: groupDecided, fn: ({ group }) => group, target: lastUsed.changed })
sample({
  clock: groupDecided,
  fn: ({ asked, group }): readonly WishChange[] => asked.map(item => ({ kind: 'put', item, group })),
  target: wishesChanged,
})

function isMove(items: readonly SavedItem[], groups: Parameters<typeof findSaved>[0] | null): boolean {
  return items.every(({ itemId }) => groups !== null && findSaved(groups, itemId) !== undefined)
}

// A member's groups have to be loaded first.
sample({ clock: groupAsked, fn: () => {}, target: wishesOpened })
sample({
  clock: groupsLost,
  source: $askedItems,
  filter: asked => asked.length > 0,
  fn: () => [],
  target: wishesLost,
})

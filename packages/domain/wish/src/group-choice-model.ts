import { createPersisted } from '@jeoul/device'
import { combine, createEvent, createStore, sample } from 'effector'
import { findSaved, type GroupRef, type WishChange } from './change-groups.ts'
import { wishesChanged, wishesLost } from './changes-model.ts'
import { offeredGroups, onlyGroup, readGroupRef } from './choose-group.ts'
import { $groups, groupsLost, wishesOpened } from './groups-model.ts'
import type { SavedItem } from './wish-group.ts'

/** Products are to go to a group that the shopper chooses. */
export const groupAsked = createEvent<readonly SavedItem[]>()
/** The shopper chose a group for what they were asked about. */
export const groupChosen = createEvent<GroupRef>()
/** The shopper chose none. */
export const askingEnded = createEvent()

/** What waits for a group. `mustChoose` where even a single group is offered. */
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

/** Somewhere to save, as soon as the groups are known: by itself, or by the shopper's choice. */
const asking = sample({
  clock: [$asked, $groups],
  source: { asked: $asked, groups: $groups },
}).filterMap(({ asked, groups }) =>
  asked.items.length > 0 && groups ? { only: asked.mustChoose ? null : onlyGroup(groups) } : undefined,
)
/** There are several groups to choose from. */
export const choiceNeeded = asking.filter({ fn: ({ only }) => only === null })
/** There is a group for what waited for one. */
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

// A member's products wait for their groups.
sample({ clock: groupAsked, fn: () => {}, target: wishesOpened })
sample({
  clock: groupsLost,
  source: $askedItems,
  filter: asked => asked.length > 0,
  fn: () => [],
  target: wishesLost,
})

import { createPersisted } from '@jeoul/device'
import { combine, createEvent, createStore, sample } from 'effector'
import { findSaved, type GroupRef, groupOf, type WishChange } from './change-groups.ts'
import { offeredGroups, onlyGroup, readGroupRef } from './choose-group.ts'
import {
  $confirmed,
  $groups,
  $isMember,
  $pending,
  groupsLost,
  keptOnDevice,
  wishesChanged,
  wishesLost,
  wishesMerged,
  wishesOpened,
} from './groups-model.ts'
import { isSaved } from './pending-changes.ts'
import type { SavedItem } from './wish-group.ts'

/** A product as the place of its heart shows it. */
export interface HeartItem {
  readonly itemId: string
  readonly name: string
  readonly image: string | null
}

/** A heart was pressed; `isMine` is what it showed, which counts while nobody knows better. */
export const heartPressed = createEvent<HeartItem & { readonly isMine: boolean }>()
/** Products are to go to a group that the shopper chooses. */
export const groupAsked = createEvent<readonly SavedItem[]>()
/** The shopper chose a group for what they were asked about. */
export const groupChosen = createEvent<GroupRef>()
/** The shopper chose none. */
export const askingEnded = createEvent()
/** Products were taken out of their groups. */
export const itemsRemoved = createEvent<readonly string[]>()
/** The last removal is taken back. */
export const removalUndone = createEvent()
/** A list came with new counts. */
export const countsListed = createEvent()
/** The shopper has read what the last press did. */
export const outcomeClosed = createEvent()

/** What waits for a group. `mustChoose` where even a single group is offered. */
interface Asked {
  readonly items: readonly SavedItem[]
  readonly mustChoose: boolean
}
const nothing: Asked = { items: [], mustChoose: false }

const lastUsed = createPersisted<GroupRef | null>({ key: 'wish-group', read: readGroupRef, initial: null })
/** The groups to choose from, the last used first. */
export const $offeredGroups = combine($groups, lastUsed.$value, (groups, last) =>
  offeredGroups(groups ?? [], last),
)

const $asked = createStore<Asked>(nothing, { serialize: 'ignore' })
/** The products that wait for a group. */
export const $askedItems = $asked.map(({ items }) => items)

interface Hearts {
  /** Whether a product is saved; null while nobody knows. */
  readonly isMine: (itemId: string) => boolean | null
  /**
   * What has to be added to the number of members who saved a product.
   *
   * @param wasMine whether this member was among them; null where the answer did not say
   */
  readonly shift: (itemId: string, wasMine: boolean | null) => number
}

const $ids = $confirmed.map(
  groups => groups?.flatMap(({ items }) => items.map(({ itemId }) => itemId)) ?? null,
)
const counted = createEvent<readonly string[] | null>()
/** What the member had saved when the counts on the page were told; null until that is known. */
const $counted = createStore<readonly string[] | null>(null, { serialize: 'ignore' }).on(
  counted,
  (_, ids) => ids,
)
sample({ clock: countsListed, source: $ids, target: counted })
sample({
  clock: [wishesOpened, $ids],
  source: { ids: $ids, known: $counted },
  filter: ({ known }) => known === null,
  fn: ({ ids }) => ids,
  target: counted,
})

/** The state of all hearts. */
export const $hearts = combine(
  { groups: $groups, pending: $pending, asked: $askedItems, counted: $counted, isMember: $isMember },
  ({ groups, pending, asked, counted, isMember }): Hearts => {
    const saved = groups && new Set(groups.flatMap(({ items }) => items.map(({ itemId }) => itemId)))
    const before = new Set(counted)
    const isMine = (itemId: string) =>
      asked.some(item => item.itemId === itemId) ||
      (saved ? saved.has(itemId) : isSaved(null, pending, itemId))
    return {
      isMine,
      shift(itemId, wasMine) {
        const mine = isMine(itemId)
        // No host counts what is on the device.
        if (!isMember) return Number(mine ?? false)
        if (wasMine !== null) return mine === null ? 0 : Number(mine) - Number(wasMine)
        // What was counted is not known before the groups are; a press meanwhile adds one.
        if (counted === null && saved) return 0
        return mine === null ? 0 : Number(mine) - Number(before.has(itemId))
      },
    }
  },
)

const pressed = sample({
  clock: heartPressed,
  source: { hearts: $hearts, asked: $asked, groups: $groups },
  fn: ({ hearts, asked, groups }, { isMine, ...item }) => ({
    ...{ asked, groups, item },
    isMine: hearts.isMine(item.itemId) ?? isMine,
    isAsked: asked.items.some(({ itemId }) => itemId === item.itemId),
  }),
})
const added = pressed.filterMap(({ isMine, asked, item }): Asked | undefined => {
  if (isMine) return undefined
  const fresh = { ...item, time: Date.now(), price: null }
  return { items: [...(asked.mustChoose ? [] : asked.items), fresh], mustChoose: false }
})
const takenBack = pressed.filterMap(({ isAsked, asked, item }): Asked | undefined =>
  isAsked ? { ...asked, items: asked.items.filter(({ itemId }) => itemId !== item.itemId) } : undefined,
)
sample({
  clock: pressed.filterMap(({ isMine, isAsked, item }) => (isMine && !isAsked ? [item.itemId] : undefined)),
  target: itemsRemoved,
})

$asked
  .on([added, takenBack], (_, asked) => asked)
  .on(groupAsked, (_, items) => ({ items, mustChoose: true }))
  .reset(askingEnded, wishesLost)

/** Somewhere to save, as soon as the groups are known: by itself, or by the shopper's choice. */
const asking = sample({
  clock: [$asked, $groups],
  source: { asked: $asked, groups: $groups },
}).filterMap(({ asked, groups }) =>
  asked.items.length > 0 && groups ? { only: asked.mustChoose ? null : onlyGroup(groups) } : undefined,
)
/** There are several groups to choose from. */
export const choiceNeeded = asking.filter({ fn: ({ only }) => only === null })
const decided = sample({
  clock: [groupChosen, asking.filterMap(({ only }) => only ?? undefined)],
  source: { asked: $askedItems, groups: $groups },
  fn: ({ asked, groups }, group) => ({ asked, group, isMoved: isMove(asked, groups) }),
})
$asked.on(decided, () => nothing)
sample({ clock: decided, fn: ({ group }) => group, target: lastUsed.changed })
sample({
  clock: decided,
  fn: ({ asked, group }): readonly WishChange[] => asked.map(item => ({ kind: 'put', item, group })),
  target: wishesChanged,
})

function isMove(items: readonly SavedItem[], groups: Parameters<typeof findSaved>[0] | null): boolean {
  return items.every(({ itemId }) => groups !== null && findSaved(groups, itemId) !== undefined)
}

/** A product that was taken out, with the group that it was in. */
interface Removed {
  readonly item: SavedItem
  readonly group: GroupRef
}

/** What the last press did, to be said and taken back. */
export type WishOutcome =
  | { readonly kind: 'saved' | 'moved'; readonly groupName: string; readonly items: readonly SavedItem[] }
  | { readonly kind: 'removed'; readonly removed: readonly Removed[] }
  /** It could not be done at the host, and was undone. */
  | { readonly kind: 'failed' }
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
  .on(decided, (_, { asked, group, isMoved }) => ({
    kind: isMoved ? 'moved' : 'saved',
    groupName: group.name,
    items: asked,
  }))
  .on(removed, (_, items) => ({ kind: 'removed', removed: items }))
  .on(wishesMerged, (_, count) => ({ kind: 'merged', count }))
  .on(wishesLost, () => ({ kind: 'failed' }))
  .on(keptOnDevice.filter({ fn: changes => changes.some(({ kind }) => kind === 'put') }), () => ({
    kind: 'kept',
  }))
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
sample({ clock: undone, fn: () => {}, target: outcomeClosed })

// A member's press waits for their groups.
sample({ clock: [heartPressed, groupAsked], fn: () => {}, target: wishesOpened })
sample({
  clock: groupsLost,
  source: $askedItems,
  filter: asked => asked.length > 0,
  fn: () => {},
  target: wishesLost,
})

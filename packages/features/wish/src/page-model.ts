import { $isLogged } from '@jeoul/page'
import { createRoute } from '@jeoul/router'
import {
  $briefs,
  $groups,
  briefsWanted,
  groupChosen,
  groupRequested,
  itemsRemoved,
  memberGroups,
  readSharedGroup,
  type SavedItem,
  type WishGroup,
  wishesChanged,
  wishesOpened,
} from '@jeoul/wish'
import { combine, createEvent, createStore, sample } from 'effector'

export const wishRoute = createRoute('wish')

/** A product was selected for the actions of the bar, or deselected. */
export const itemSelected = createEvent<string>()
/** All shown products were selected, or none. */
export const allSelected = createEvent<readonly string[]>()
/** The visitor took over a shared group. */
export const sharedTaken = createEvent()

sample({ clock: wishRoute.visited, target: wishesOpened })

const $search = createStore('').on(wishRoute.visited, (_, visit) => visit.search)

/** The group that the address shares; null for the visitor's own list. */
export const $shared = $search.map(readSharedGroup)
sample({
  clock: sample({ clock: wishRoute.visited, source: $shared }).filterMap(shared => shared?.itemIds),
  target: briefsWanted,
})

/** The group that the address selects; null for all groups. */
const $groupId = $search.map(search => new URLSearchParams(search).get('group'))
export const $group = combine($groups, $groupId, (groups, groupId): WishGroup | null => {
  return groups?.find(({ id }) => id === groupId) ?? null
})

/** A product on the page, with the name of its group if all groups are shown. */
export interface ShownItem {
  readonly item: SavedItem
  readonly groupName: string | null
}

/** The products on the page, newest first; null until they are known. */
export const $shownItems = combine($groups, $group, (groups, group): readonly ShownItem[] | null => {
  if (group) return group.items.map(item => ({ item, groupName: null }))
  const isOne = groups?.length === 1
  const all = groups?.flatMap(({ name, items }) =>
    items.map(item => ({ item, groupName: isOne ? null : name })),
  )
  return all?.toSorted((one, other) => other.item.time - one.item.time) ?? null
})

/** Whether the member's groups could not be loaded, and none are known from before. */
export const $isFailed = combine(
  $isLogged,
  memberGroups.$state,
  $groups,
  (isMember, { status }, groups) => isMember && status === 'failed' && groups === null,
)

const $picks = createStore<readonly string[]>([], { serialize: 'ignore' })
  .on(itemSelected, (picks, itemId) =>
    picks.includes(itemId) ? picks.filter(id => id !== itemId) : [...picks, itemId],
  )
  .on(allSelected, (_, itemIds) => itemIds)
  .reset($groupId, itemsRemoved, groupChosen)
/** The selected products that are still on the page. */
export const $selected = combine($picks, $shownItems, (picks, shown) =>
  (shown ?? []).flatMap(({ item }) => (picks.includes(item.itemId) ? [item] : [])),
)

sample({
  clock: sharedTaken,
  source: { shared: $shared, briefs: $briefs },
  fn: ({ shared, briefs }) =>
    (shared?.itemIds ?? []).flatMap((itemId): SavedItem[] => {
      const brief = briefs[itemId]?.data
      return brief ? [{ itemId, name: brief.name, image: brief.image, time: Date.now(), price: null }] : []
    }),
  target: groupRequested,
})

/** A group was renamed. */
export const groupRenamed = createEvent<{ readonly group: WishGroup; readonly name: string }>()
/** A new, empty group was created. */
export const groupMade = createEvent<string>()
/** A group was deleted, with its products. */
export const groupDropped = createEvent<WishGroup>()
sample({
  clock: groupRenamed,
  fn: ({ group, name }) => [{ kind: 'rename', group, name } as const],
  target: wishesChanged,
})
sample({
  clock: groupMade,
  fn: name => [{ kind: 'put', item: null, group: { id: null, name } } as const],
  target: wishesChanged,
})
sample({ clock: groupDropped, fn: group => [{ kind: 'drop', group } as const], target: wishesChanged })

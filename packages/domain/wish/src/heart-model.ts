import { createEvent, sample } from 'effector'
import { $asked, type Asked } from './group-choice-model.ts'
import { $groups, wishesOpened } from './groups-model.ts'
import { $hearts } from './hearts-model.ts'
import { itemsRemoved } from './outcome-model.ts'

/** A product as its heart button knows it. */
export interface HeartItem {
  readonly itemId: string
  readonly name: string
  readonly image: string | null
}

/**
 * A heart was pressed while it showed `isMine`. A press requests the opposite of what was shown. If that is already the
 * case, as for a heart rendered before the device's wishes were known, nothing changes.
 */
export const heartPressed = createEvent<HeartItem & { readonly isMine: boolean }>()

const pressed = sample({
  clock: heartPressed,
  source: { hearts: $hearts, asked: $asked, groups: $groups },
  filter: ({ hearts }, { itemId, isMine }) => (hearts.isMine(itemId) ?? isMine) === isMine,
  fn: ({ asked, groups }, { isMine, ...item }) => ({
    ...{ asked, groups, item, isMine },
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
$asked.on([added, takenBack], (_, asked) => asked)

// A member's press waits for their groups.
sample({ clock: heartPressed, fn: () => {}, target: wishesOpened })

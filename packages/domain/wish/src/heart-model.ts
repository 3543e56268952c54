import { createEvent, sample } from 'effector'
import { $request, type GroupRequest } from './group-choice-model.ts'
import { $groups, wishesOpened } from './groups-model.ts'
import { $hearts } from './hearts-model.ts'
import { itemsRemoved } from './outcome-model.ts'

/** A press of a heart: the product as the page shows it, and the state of the heart. */
export interface PressedHeart {
  readonly itemId: string
  readonly name: string
  /** URL of its image; null if it has none. */
  readonly image: string | null
  readonly isMine: boolean
}

/**
 * A heart was pressed while it showed `isMine`. A press requests the opposite of the shown state. It has no effect if
 * that is already the case, for example if the heart was rendered before the device's wishes were known.
 */
export const heartPressed = createEvent<PressedHeart>()

const pressed = sample({
  clock: heartPressed,
  source: { hearts: $hearts, request: $request, groups: $groups },
  filter: ({ hearts }, { itemId, isMine }) => (hearts.isMine(itemId) ?? isMine) === isMine,
  fn: ({ request, groups }, { isMine, ...item }) => ({
    request,
    groups,
    item,
    isMine,
    isRequested: request.items.some(({ itemId }) => itemId === item.itemId),
  }),
})
const added = pressed.filterMap(({ isMine, request, item }): GroupRequest | undefined => {
  if (isMine) return undefined
  const fresh = { ...item, time: Date.now(), price: null }
  return { items: [...(request.mustChoose ? [] : request.items), fresh], mustChoose: false }
})
const withdrawn = pressed.filterMap(({ isRequested, request, item }): GroupRequest | undefined =>
  isRequested
    ? { ...request, items: request.items.filter(({ itemId }) => itemId !== item.itemId) }
    : undefined,
)
sample({
  clock: pressed.filterMap(({ isMine, isRequested, item }) =>
    isMine && !isRequested ? [item.itemId] : undefined,
  ),
  target: itemsRemoved,
})
$request.on([added, withdrawn], (_, request) => request)

// A member's press waits until their groups are loaded.
sample({ clock: heartPressed, target: wishesOpened })

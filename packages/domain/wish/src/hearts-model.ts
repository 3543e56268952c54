import { $isLogged } from '@jeoul/page'
import { combine, createEvent, createStore, sample } from 'effector'
import { $requestedItems } from './group-choice-model.ts'
import { $confirmed, $groups, $pending, wishesOpened } from './groups-model.ts'
import { isSaved } from './pending-changes.ts'

/** A list was loaded with new counts. */
export const countsListed = createEvent()

export interface Hearts {
  /** Whether a product is saved; null until that is known. */
  readonly isMine: (itemId: string) => boolean | null
  /**
   * The number to add to the count of members who saved a product.
   *
   * @param wasMine whether this member was counted; null if the response did not say
   */
  readonly shift: (itemId: string, wasMine: boolean | null) => number
}

const $ids = $confirmed.map(
  groups => groups?.flatMap(({ items }) => items.map(({ itemId }) => itemId)) ?? null,
)
const counted = createEvent<readonly string[] | null>()
/** The ids of the member's wishes when the counts on the page were loaded; null while unknown. */
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
  { groups: $groups, pending: $pending, requested: $requestedItems, counted: $counted, isMember: $isLogged },
  ({ groups, pending, requested, counted, isMember }): Hearts => {
    const saved = groups && new Set(groups.flatMap(({ items }) => items.map(({ itemId }) => itemId)))
    const before = new Set(counted)
    const isMine = (itemId: string) =>
      requested.some(item => item.itemId === itemId) ||
      (saved ? saved.has(itemId) : isSaved(null, pending, itemId))
    return {
      isMine,
      shift(itemId, wasMine) {
        const mine = isMine(itemId)
        // No host counts the device's wishes.
        if (!isMember) return Number(mine ?? false)
        if (wasMine !== null) return mine === null ? 0 : Number(mine) - Number(wasMine)
        // Until the groups are loaded, it is unknown what was counted; a press meanwhile adds one.
        if (counted === null && saved) return 0
        return mine === null ? 0 : Number(mine) - Number(before.has(itemId))
      },
    }
  },
)

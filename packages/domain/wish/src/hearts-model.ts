import { $isLogged } from '@jeoul/page'
import { combine, createEvent, createStore, sample } from 'effector'
import { $requestedItems } from './group-choice-model.ts'
import { $confirmed, $groups, $pending, wishesOpened } from './groups-model.ts'
import { isSaved } from './pending-changes.ts'

/** A list was loaded with new counts. */
export const countsListed = createEvent()

export interface Hearts {
  /** Whether a product is saved; null while that is unknown. */
  readonly isMine: (itemId: string) => boolean | null
  /**
   * The number to add to the shown count of members who saved a product.
   *
   * @param wasMine whether the count includes this member; null if the response did not say
   */
  readonly shift: (itemId: string, wasMine: boolean | null) => number
}

const $ids = $confirmed.map(
  groups => groups?.flatMap(({ items }) => items.map(({ itemId }) => itemId)) ?? null,
)
const counted = createEvent<readonly string[] | null>()
/** The ids of the member's wishes when the counts on the page were loaded; null while they are unknown. */
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
        // Hosts do not count wishes on devices.
        if (!isMember) return Number(mine ?? false)
        if (wasMine !== null) return mine === null ? 0 : Number(mine) - Number(wasMine)
        // While the groups are unknown, it is also unknown whether the member was counted; a press adds one.
        if (counted === null && saved) return 0
        return mine === null ? 0 : Number(mine) - Number(before.has(itemId))
      },
    }
  },
)

import { getFilterIndexFx } from '@jeoul/api'
import { createResource } from '@jeoul/api/create-resource'
import { $managerId } from '@jeoul/page'
import { combine, createEvent, createStore, restore, sample } from 'effector'
import { $cateId, $listRegion, $offeredBands, $query, countsComputed } from '../index.ts'
import { countChoices } from './count-choices.ts'
import { readFilterIndex, withoutTrait } from './filter-index.ts'

/** Starts loading indexes. Fired with the page's background work. */
export const filterIndexOpened = createEvent()

const $isOpened = createStore(false, { serialize: 'ignore' }).on(filterIndexOpened, () => true)

/**
 * The open category, of the site or a minishop; null if none is open or the minishop's number is unknown.
 */
const $listed = combine($cateId, $managerId, (cateId, managerId) =>
  cateId === '' || managerId === null ? null : { cateId, managerId },
)
const listedWanted = createEvent<{ cateId: string; managerId: number }>()
const $wanted = restore(listedWanted, null)

/** `index` is null if the host has no index; that is not an error. */
const filterIndex = createResource({
  call: getFilterIndexFx,
  read: answer => ({ index: readFilterIndex(answer) }),
})

sample({
  clock: sample({
    clock: [filterIndexOpened, $listed],
    source: { listed: $listed, isOpened: $isOpened, wanted: $wanted },
    filter: ({ listed, isOpened, wanted }) => isOpened && listed !== wanted,
    fn: ({ listed }) => listed,
  }).filterMap(listed => listed ?? undefined),
  target: [listedWanted, filterIndex.requested],
})

// The index knows free delivery to the mainland only: other regions wait for the host's counts.
sample({
  clock: $query,
  source: {
    offered: filterIndex.$state,
    bands: $offeredBands,
    listed: $listed,
    wanted: $wanted,
    region: $listRegion,
  },
  fn({ offered, bands, listed, wanted, region }, query) {
    const index = offered.data?.index
    // A search within a category, or an event, lists only some of the category's items.
    if (!index || query.search || query.event !== null || listed !== wanted) return null
    return countChoices(region === 'mainland' ? index : withoutTrait(index, 'free'), bands, query, query.type)
  },
  target: countsComputed,
})

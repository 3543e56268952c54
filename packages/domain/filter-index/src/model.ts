import { getFilterIndexFx } from '@jeoul/api'
import { createResource } from '@jeoul/api/create-resource'
import { $cateId, $offeredBands, $query, countsMade } from '@jeoul/listing'
import { $managerId, siteManagerId } from '@jeoul/page'
import { createEvent, createStore, sample } from 'effector'
import { countChoices } from './count-choices.ts'
import { readFilterIndex } from './filter-index.ts'

/** The shopper is there, and may choose something soon. */
export const filterIndexOpened = createEvent()

const $isOpened = createStore(false, { serialize: 'ignore' }).on(filterIndexOpened, () => true)
const $askedCate = createStore('', { serialize: 'ignore' })

/** That a host offers none is no failure. */
const filterIndex = createResource({
  call: getFilterIndexFx,
  read: answer => ({ index: readFilterIndex(answer) }),
})

sample({
  clock: [filterIndexOpened, $cateId],
  source: { cateId: $cateId, isOpened: $isOpened, asked: $askedCate },
  filter: ({ cateId, isOpened, asked }) => isOpened && cateId !== '' && cateId !== asked,
  fn: ({ cateId }) => ({ cateId }),
  target: filterIndex.asked,
})
$askedCate.on(filterIndex.asked, (_, { cateId }) => cateId)

sample({
  clock: $query,
  source: { offered: filterIndex.$state, bands: $offeredBands, managerId: $managerId },
  fn({ offered, bands, managerId }, query) {
    const index = offered.data?.index
    // What a search finds of a category is not all of it, nor is what a minishop sells.
    if (!index || query.search || managerId !== siteManagerId) return null
    return countChoices(index, bands, query, query.type)
  },
  target: countsMade,
})

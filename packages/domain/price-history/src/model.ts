import { getPriceHistoryFx } from '@jeoul/api'
import { createResource } from '@jeoul/api/create-resource'
import { readHistory } from './read-history.ts'

/**
 * The history of the open product. While another period of the same product loads, the previous one stays on screen.
 */
export const priceHistory = createResource({
  call: getPriceHistoryFx,
  read: readHistory,
  keepPrevious: (before, now) => before.itemId === now.itemId,
})

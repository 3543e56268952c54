import { sample } from 'effector'
import { ownOrderMade } from './own-sort.ts'
import { $ownPrices, ownPricesChanged } from './slot.ts'

// An order of rows is for those who are shown what they pay.
sample({
  clock: ownOrderMade,
  source: $ownPrices,
  filter: own => own !== null,
  fn: (own, order) => own && { ...own, order },
  target: ownPricesChanged,
})

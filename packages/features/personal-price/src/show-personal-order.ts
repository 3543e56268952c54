import { sample } from 'effector'
import { personalOrderMade } from './personal-sort.ts'
import { $personalPrices, personalPricesChanged } from './slot.ts'

// Only shoppers who see their own prices can sort by them.
sample({
  clock: personalOrderMade,
  source: $personalPrices,
  filter: own => own !== null,
  fn: (own, order) => own && { ...own, order },
  target: personalPricesChanged,
})

import { sample } from 'effector'
import { personalOrderMade } from './personal-sort.ts'
import { $personalPrices, personalPricesChanged } from './slot.ts'

// An order of rows is for those who are shown what they pay.
sample({
  clock: personalOrderMade,
  source: $personalPrices,
  filter: own => own !== null,
  fn: (own, order) => own && { ...own, order },
  target: personalPricesChanged,
})

import { sample } from 'effector'
import { personalOrderMade } from './personal-sort.ts'
import { $personalPrices, personalPricesChanged } from './slot.ts'

// Only shoppers who see personal prices can sort by them.
sample({
  clock: personalOrderMade,
  source: $personalPrices,
  filter: views => views !== null,
  fn: (views, order) => views && { ...views, order },
  target: personalPricesChanged,
})

export { type Chip, type ChipNames, chipsOf } from './chips.ts'
export { choosePrices, emptyFilter, type Filter, isFiltered, toggleMaker, toggleSpec } from './filter.ts'
export { type FilterParams, filterParams } from './filter-params.ts'

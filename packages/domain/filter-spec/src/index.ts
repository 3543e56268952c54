export { type Chip, chipsOf } from './chips.ts'
export {
  chooseSpecRange,
  facetOfLimit,
  facetRange,
  type RangeEnd,
  valueNearest,
  valuesOfLimit,
} from './facet-range.ts'
export {
  choosePrices,
  emptyFilter,
  type Filter,
  isFiltered,
  toggleMaker,
  toggleMall,
  toggleSpec,
  toggleTrait,
} from './filter.ts'
export { type FilterOption, filterOptions } from './filter-options.ts'
export { filterParams } from './filter-params.ts'
export { priceBandOptions } from './price-band-options.ts'
export { readSpecChoice, writeSpecChoice } from './spec-choice.ts'
export { readTrait, traitName } from './trait-names.ts'
export { readWords } from './words.ts'

export { type Chip, type ChipNames, chipsOf } from './chips.ts'
export {
  chooseSpecRange,
  type FacetRange,
  facetOfLimit,
  facetRange,
  type RangeEnd,
  valuesWithin,
} from './facet-range.ts'
export {
  choosePrices,
  countChosen,
  emptyFilter,
  type Filter,
  isFiltered,
  toggleMaker,
  toggleMall,
  toggleSpec,
  toggleTrait,
} from './filter.ts'
export { type FilterOption, filterOptions } from './filter-options.ts'
export { type FilterParams, filterParams } from './filter-params.ts'
export { type PriceBandOption, priceBandOptions } from './price-band-options.ts'
export { readSpecChoice, type SpecChoice, writeSpecChoice } from './spec-choice.ts'
export { readTrait, traitNames } from './trait-names.ts'
export { readWords } from './words.ts'

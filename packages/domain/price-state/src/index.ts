export { isForSale, type PriceState, priceStateLabel, readPriceState, unpricedLabel } from './price-state.ts'
export { readCount, readCounts, readPrice, readText } from './read-fields.ts'

export { isForSale, type PriceState, priceStateLabel, readPriceState, unpricedLabel } from './price-state.ts'

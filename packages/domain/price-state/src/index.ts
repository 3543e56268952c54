export { isForSale, type PriceState, priceStateLabel, readPriceState } from './price-state.ts'

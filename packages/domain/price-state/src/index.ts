export { isForSale, type PriceState, priceStateLabel } from './price-state.ts'

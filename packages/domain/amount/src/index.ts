export { readInteger } from './read-integer.ts'
export { type SpecAmount, specAmount } from './spec-amount.ts'
export { type UnitPrice, unitPrice } from './unit-price.ts'

export { boughtAmount } from './bought-amount.ts'
export { readInteger } from './read-integer.ts'
export { specAmount } from './spec-amount.ts'
export { unitPrice } from './unit-price.ts'

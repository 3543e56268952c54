import './own-order-showing.ts'

export { OwnOrder } from './own-order.tsx'
export { OwnPrice } from './own-price.tsx'
export { ownOrderChosen, ownOrderMade, ownSort } from './own-sort.ts'

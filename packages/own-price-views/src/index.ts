export { OwnOrder } from './own-order.tsx'
export { OwnPrice } from './own-price.tsx'

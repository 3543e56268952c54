export { page } from '@jeoul/feature-shop/notice'

export { page } from '@jeoul/product-views/page'

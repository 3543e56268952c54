export { page } from '@jeoul/feature-product/page'

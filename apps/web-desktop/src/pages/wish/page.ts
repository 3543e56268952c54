export { page } from '@jeoul/feature-wish/page'

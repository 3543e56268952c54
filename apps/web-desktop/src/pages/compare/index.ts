export { page } from '@jeoul/compare-views/page'

export { page } from '@jeoul/feature-compare/page'

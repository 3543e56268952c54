export { page } from '@jeoul/feature-estimate/page'

export { page } from '@jeoul/feature-outbound/page'

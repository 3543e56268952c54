export { page } from '@jeoul/feature-home/page'

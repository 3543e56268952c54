export { page } from '@jeoul/feature-reviews/page'

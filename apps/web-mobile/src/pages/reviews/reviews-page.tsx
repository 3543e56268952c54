export { page } from '@jeoul/feature-reviews/page'

export { default } from '@jeoul/feature-reviews/reviews-page'

export { default } from '@jeoul/feature-reviews/reviews-page'

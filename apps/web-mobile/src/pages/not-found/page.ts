export { notFoundPage as page } from '@jeoul/ssr'

export { notFoundPage as page } from '@jeoul/runtime'

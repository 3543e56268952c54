import './model.ts'

export { page } from '@jeoul/feature-search/page'

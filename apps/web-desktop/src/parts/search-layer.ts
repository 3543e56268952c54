import './search-requests.ts'

export { default } from '@jeoul/feature-search/layer'

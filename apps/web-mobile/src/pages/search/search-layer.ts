import '../../parts/search-requests.ts'

export { default } from '@jeoul/search-views/layer'

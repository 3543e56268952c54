import '../list/filter-layer-loading.ts'
import './model.ts'

export { page } from '@jeoul/feature-search/page'

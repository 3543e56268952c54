import '../list/more-view-loading.ts'
import './model.ts'

export { page } from '@jeoul/feature-search/page'

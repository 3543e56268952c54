import type { Page } from '@jeoul/runtime'
import { $listStatus, listPageHead } from './list-head.ts'
import './model.ts'
import './more-view-loading.ts'

export const listPage: Page = {
  loadView: () => import('./list-page.tsx'),
  viewFile: 'src/pages/list/list-page.tsx',
  head: listPageHead,
  $status: $listStatus,
}

import { createLazyLayer } from '@jeoul/ssr'
import { layers } from './open-layer.ts'

/** The search, over the page. */
export const searchLayer = createLazyLayer({
  names: [layers.search],
  load: () => import('../shared/search-dialog.tsx'),
  error: '검색창을 불러오지 못했어요',
  isReopened: false,
})

/** The category drawer, over the page. */
export const categoryLayer = createLazyLayer({
  names: [layers.categories],
  load: () => import('../shared/category-drawer.tsx'),
  error: '카테고리를 불러오지 못했어요',
  isReopened: false,
})

import { createLazyLayer } from '@jeoul/ssr'
import { layers } from './layers-model.ts'

const searchLayer = createLazyLayer({
  names: [layers.search],
  load: () => import('../shared/search-dialog.tsx'),
  error: '검색창을 불러오지 못했어요',
})
const categoryLayer = createLazyLayer({
  names: [layers.categories],
  load: () => import('../shared/category-drawer.tsx'),
  error: '카테고리를 불러오지 못했어요',
})

/** The search and the category drawer, as layers over the page. */
export function Layers() {
  return (
    <>
      <searchLayer.Slot />
      <categoryLayer.Slot />
    </>
  )
}

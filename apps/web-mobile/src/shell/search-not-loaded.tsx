import { LayerNotLoaded } from './layer-not-loaded.tsx'
import { layers } from './layers-model.ts'

/** Stands where the search could not be loaded. */
export const SearchNotLoaded = () => (
  <LayerNotLoaded layer={layers.search} title="검색창을 불러오지 못했어요" />
)

import { LayerNotLoaded } from './layer-not-loaded.tsx'
import { layers } from './layers-model.ts'

/** Stands where the drawer of all categories could not be loaded. */
export const CategoriesNotLoaded = () => (
  <LayerNotLoaded layer={layers.categories} title="카테고리를 불러오지 못했어요" />
)

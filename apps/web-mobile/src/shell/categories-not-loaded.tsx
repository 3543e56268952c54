import { categoriesLayer } from './categories-layer.ts'
import { LayerNotLoaded } from './layer-not-loaded.tsx'

/** Stands where the drawer of all categories could not be loaded. */
export const CategoriesNotLoaded = () => (
  <LayerNotLoaded layer={categoriesLayer} title="카테고리를 불러오지 못했어요" />
)

import { LayerNotLoaded } from './layer-not-loaded.tsx'
import { searchLayer } from './search-way.ts'

/** Stands where the search could not be loaded. */
export const SearchNotLoaded = () => <LayerNotLoaded layer={searchLayer} title="검색창을 불러오지 못했어요" />

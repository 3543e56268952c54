import { partKinds } from '@jeoul/estimate'
import { createLazyLayer } from '@jeoul/ssr'
import { layerOf } from './picked-kind.ts'

/** The picker over the page, one layer per kind. Back closes it. */
export const pickerLayer = createLazyLayer({
  names: partKinds.map(({ kind }) => layerOf(kind)),
  load: () => import('./part-picker.tsx'),
  error: '부품 목록을 열지 못했어요',
})

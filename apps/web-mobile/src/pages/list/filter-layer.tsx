import { useUnit } from 'effector-react'
import { $filterSheet } from './filter-layer-loading.ts'

/** Where the sheet of filters appears. */
export function FilterLayer() {
  const sheet = useUnit($filterSheet)
  return sheet && <sheet.View />
}

import { useKept } from '@jeoul/ssr'
import { useUnit } from 'effector-react'
import { $itemLayer } from './item-layer.ts'
import { $itemLayers } from './layers-loading.ts'

/** Where a layer of the page appears. The server knows no history, so none is open in what it sends. */
export function ItemLayer() {
  const layer = useKept($itemLayer)
  const layers = useUnit($itemLayers)
  return layer !== null && layers ? <layers.View /> : null
}

import { $openLayer } from '@jeoul/layer'
import { useUnit } from 'effector-react'
import { $itemLayers } from './layers-loading.ts'

/** Where a layer of the page appears. */
export function ItemLayer() {
  const [layer, layers] = useUnit([$openLayer, $itemLayers])
  return layer !== null && layers ? <layers.View /> : null
}

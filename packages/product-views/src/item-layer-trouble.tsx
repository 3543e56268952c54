import { $openLayer, layerOpened } from '@jeoul/layer'
import { useUnit } from 'effector-react'
import { LayerTrouble } from './layer-trouble.tsx'

/** A layer of the page could not be loaded. */
export function ItemLayerTrouble() {
  const [layer, open] = useUnit([$openLayer, layerOpened])
  return layer && <LayerTrouble onRetry={() => open(layer)} />
}

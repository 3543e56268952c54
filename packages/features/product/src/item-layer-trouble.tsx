import { useUnit } from 'effector-react'
import { itemLayerRetried } from './item-layer.ts'
import { LayerTrouble } from './layer-trouble.tsx'

/** A layer of the page could not be loaded. */
export function ItemLayerTrouble() {
  const retry = useUnit(itemLayerRetried)
  return <LayerTrouble onRetry={retry} />
}

import { LayerError } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { itemLayerRetried } from './item-layer.ts'

/** A layer of the page could not be loaded. */
export function ItemLayerTrouble() {
  const retry = useUnit(itemLayerRetried)
  return <LayerError onRetry={retry} />
}

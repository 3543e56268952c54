import { useUnit } from 'effector-react'
import { $areLayersReady, type ShellLayer } from './layers-model.ts'

/** Attributes of a link that opens a layer instead of its address once scripts run. */
export function useOpens(layer: ShellLayer) {
  const areReady = useUnit($areLayersReady)
  return { 'data-opens': layer, 'aria-haspopup': areReady ? ('dialog' as const) : undefined }
}

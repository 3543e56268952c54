import { useClientValue } from '@jeoul/ssr'
import { $areLayersReady, type ShellLayer } from './layers-model.ts'

/** What marks a link that opens a layer over the page instead of its address, where scripts run. */
export function useOpens(layer: ShellLayer) {
  const areReady = useClientValue($areLayersReady)
  return { 'data-opens': layer, 'aria-haspopup': areReady ? ('dialog' as const) : undefined }
}

import { alertLayer } from './alert-layer.ts'
import { HomeStrip } from './home-strip.tsx'

/** What stands over any page because of alerts: what has fired, and the dialog that sets one. */
export function AlertOverlay() {
  return (
    <>
      <HomeStrip />
      <alertLayer.Slot />
    </>
  )
}

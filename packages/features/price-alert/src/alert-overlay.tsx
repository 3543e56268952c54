import { alertLayer } from './alert-layer.ts'
import { HomeStrip } from './home-strip.tsx'

/** What alerts show over any page: those that have fired, and the dialog that sets one. */
export function AlertOverlay() {
  return (
    <>
      <HomeStrip />
      <alertLayer.Slot />
    </>
  )
}

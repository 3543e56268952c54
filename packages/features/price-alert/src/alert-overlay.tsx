import { ToastPlace } from '@jeoul/ui'
import { alertLayer } from './alert-layer.ts'
import { AlertMerge } from './alert-merge.tsx'
import { HomeStrip } from './home-strip.tsx'

/** What alerts show over a page: those that have fired, the offer to merge the device's, and the dialog that sets one. */
export function AlertOverlay() {
  return (
    <>
      <HomeStrip />
      <ToastPlace>
        <AlertMerge place="over-page" />
      </ToastPlace>
      <alertLayer.Slot />
    </>
  )
}

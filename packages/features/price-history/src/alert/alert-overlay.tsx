import { ToastPlace } from '@jeoul/ui'
import { AlertMerge } from './alert-merge.tsx'
import { HomeStrip } from './home-strip.tsx'

/** Shows fired alerts over a page, and the offer to merge the alerts stored on the device. */
export function AlertOverlay() {
  return (
    <>
      <HomeStrip />
      <ToastPlace>
        <AlertMerge place="over-page" />
      </ToastPlace>
    </>
  )
}

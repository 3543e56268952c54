import { ToastPlace } from '@jeoul/ui'
import { AlertMerge } from './alert-merge.tsx'
import { HomeStrip } from './home-strip.tsx'

/** What alerts show over a page: those that have fired, and the offer to merge the device's. */
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

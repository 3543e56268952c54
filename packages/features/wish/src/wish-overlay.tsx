import { ToastPlace } from '@jeoul/ui'
import { groupLayer } from './group-layer.ts'
import { MergeOffer } from './merge-offer.tsx'
import { WishToast } from './wish-toast.tsx'

/** What wishes show over any page: the result of the last press, and the offer to merge the device's wishes. */
export function WishOverlay() {
  return (
    <>
      <ToastPlace>
        <MergeOffer place="over-page" />
        <WishToast />
      </ToastPlace>
      <groupLayer.Slot />
    </>
  )
}

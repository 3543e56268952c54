import { ToastPlace } from '@jeoul/ui'
import { groupLayer } from './group-layer.ts'
import { MergeOffer } from './merge-offer.tsx'
import { WishToast } from './wish-toast.tsx'

/** What stands over any page because of wishes: what the last press did, and what to do with the device's. */
export function WishOverlay() {
  return (
    <>
      <ToastPlace>
        <MergeOffer isPassing />
        <WishToast />
      </ToastPlace>
      <groupLayer.Slot />
    </>
  )
}

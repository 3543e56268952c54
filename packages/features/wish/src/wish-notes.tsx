import { ToastPlace } from '@jeoul/ui'
import { MergeOffer } from './merge-offer.tsx'
import { WishToast } from './wish-toast.tsx'

/** The messages of wishes over any page: the result of the last press, and the offer to merge the device's wishes. */
export default function WishNotes() {
  return (
    <ToastPlace>
      <MergeOffer place="over-page" />
      <WishToast />
    </ToastPlace>
  )
}

import { groupLayer } from './group-layer.ts'
import { MergeOffer } from './merge-offer.tsx'
import styles from './wish-overlay.module.css'
import { WishToast } from './wish-toast.tsx'

/** What stands over any page because of wishes: what the last press did, and what to do with the device's. */
export function WishOverlay() {
  return (
    <>
      <div className={styles.place}>
        <MergeOffer isPassing />
        <WishToast />
      </div>
      <groupLayer.Slot />
    </>
  )
}

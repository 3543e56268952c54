import { $selectedMedium, type ReadProduct } from '@jeoul/product'
import { closeLayer } from '@jeoul/router'
import { Dialog } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './item-dialogs.module.css'

/** Plays the gallery's video. */
export function VideoDialog({ product: { item, gallery } }: { readonly product: ReadProduct }) {
  const [selected, close] = useUnit([$selectedMedium, closeLayer])
  // After a reload another medium is selected, so fall back to the first video.
  const medium = selected?.type === 'video' ? selected : gallery.find(({ type }) => type === 'video')
  if (!medium) return null
  return (
    <Dialog title="동영상" onClose={close}>
      <video
        className={styles.video}
        src={medium.url}
        poster={medium.thumbnail}
        aria-label={`${item.name} 동영상`}
        controls
        autoPlay
        muted
        playsInline
        loop
      />
    </Dialog>
  )
}

import { layerClosed } from '@jeoul/layer'
import { $selectedMedium, type ReadProduct } from '@jeoul/product'
import { Dialog } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './item-layers.module.css'

/** The gallery's video, playing. */
export function VideoLayer({ product: { item } }: { readonly product: ReadProduct }) {
  const [medium, close] = useUnit([$selectedMedium, layerClosed])
  if (medium?.type !== 'video') return null
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

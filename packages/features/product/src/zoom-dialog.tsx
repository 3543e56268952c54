import { $gallery, $selectedImageIndex, imageSelected, imageStepped, type ReadProduct } from '@jeoul/product'
import { layerClosed, layerOpened } from '@jeoul/router'
import { Dialog, Gallery } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import styles from './item-dialogs.module.css'

/** The product's pictures in full screen. Arrow keys turn them, wherever the focus is. */
export function ZoomDialog({ product: { item } }: { readonly product: ReadProduct }) {
  const [media, index] = useUnit([$gallery, $selectedImageIndex])
  const [select, step, play, close] = useUnit([imageSelected, imageStepped, layerOpened, layerClosed])
  useEffect(() => {
    const turn = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (defaultPrevented || media.length < 2) return
      if (key === 'ArrowRight') step(1)
      if (key === 'ArrowLeft') step(-1)
    }
    window.addEventListener('keydown', turn)
    return () => window.removeEventListener('keydown', turn)
  }, [media, step])
  return (
    <Dialog title="상품 사진" isFull onClose={close}>
      <div className={styles.zoom}>
        <Gallery
          name={item.name}
          media={media}
          index={index}
          onSelect={select}
          onStep={step}
          onPlay={() => play('video')}
        />
      </div>
    </Dialog>
  )
}

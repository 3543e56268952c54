import { $gallery, $product, $selectedImageIndex, imageSelected, imageStepped, product } from '@jeoul/product'
import { Gallery } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './item-gallery.module.css'
import { itemLayer } from './item-layer.ts'
import { WaitingGallery } from './waiting-gallery.tsx'

/** Shows the product's pictures, or the known one while they are loading. */
export function ItemGallery() {
  const [found, media, index, { status }, select, step, open] = useUnit([
    $product,
    $gallery,
    $selectedImageIndex,
    product.$state,
    imageSelected,
    imageStepped,
    itemLayer.opened,
  ])
  if (!found) return status === 'idle' ? <div className={styles.none} /> : <WaitingGallery />
  return (
    <Gallery
      name={found.item.name}
      media={media}
      index={index}
      onSelect={select}
      onStep={step}
      onPlay={() => open('video')}
      onZoom={() => open('zoom')}
    />
  )
}

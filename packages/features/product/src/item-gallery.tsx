import { $gallery, $product, $selectedImageIndex, imageSelected, imageStepped, product } from '@jeoul/product'
import { createDeferredRegion } from '@jeoul/ssr'
import { Gallery } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './item-gallery.module.css'
import { itemLayer } from './item-layer.ts'

const WaitingGallery = createDeferredRegion(() => import('./waiting-gallery-region.tsx'))

/** Shows the product's pictures, or nothing if they could not be loaded. */
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
  if (!found && status === 'failed') return null
  if (!found) return status === 'loading' ? <WaitingGallery /> : <div className={styles.none} />
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

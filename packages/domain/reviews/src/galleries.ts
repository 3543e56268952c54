import { type ReviewKind, valuesOf } from '@jeoul/api'
import { sample } from 'effector'
import { createGallery, type GalleryModel } from './create-gallery.ts'
import type { ReviewMedium } from './review-media.ts'
import { $reviewLayer } from './viewer-model.ts'

const productImages = createGallery('product', 'image')
const productVideos = createGallery('product', 'video')
const marketImages = createGallery('market', 'image')
const marketVideos = createGallery('market', 'video')

/** The pictures and the videos of each kind of reviews. */
export const galleriesOf: Readonly<Record<ReviewKind, Readonly<Record<ReviewMedium['type'], GalleryModel>>>> =
  {
    product: { image: productImages, video: productVideos },
    market: { image: marketImages, video: marketVideos },
  }

for (const gallery of [productImages, productVideos, marketImages, marketVideos]) {
  sample({
    clock: valuesOf($reviewLayer).filterMap(layer =>
      layer && layer.viewer === null && galleriesOf[layer.kind][layer.type] === gallery
        ? { itemId: layer.itemId }
        : undefined,
    ),
    target: gallery.opened,
  })
}

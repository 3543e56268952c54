import type { ReviewKind } from '@jeoul/api'
import { combine, createEvent, sample } from 'effector'
import { createGallery, type GalleryModel } from './create-gallery.ts'
import type { ReviewMedium } from './review-media.ts'
import { runsOut, withGallery } from './viewer.ts'
import { $reviewLayer, type ReviewLayer, viewerGrown } from './viewer-model.ts'

/** The dialog of pictures and videos was shown. A choice made before this model was loaded is applied now. */
export const galleryShown = createEvent()

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

for (const model of [productImages, productVideos, marketImages, marketVideos]) {
  const $layer = $reviewLayer.map(layer =>
    layer && galleriesOf[layer.kind][layer.type] === model ? layer : null,
  )
  sample({
    clock: sample({ clock: [$layer, galleryShown], source: $layer }).filterMap(layer =>
      layer && needsGallery(layer) ? { itemId: layer.itemId } : undefined,
    ),
    target: model.opened,
  })

  // In full screen, the next page of the gallery is appended before the last picture is reached.
  const $runningOut = combine($layer, model.$gallery, (layer, gallery) =>
    layer?.viewer && gallery?.itemId === layer.itemId && runsOut(layer.viewer)
      ? { viewer: layer.viewer, gallery }
      : null,
  )
  const ranOut = sample({ clock: [$runningOut, galleryShown], source: $runningOut }).filterMap(
    found => found ?? undefined,
  )
  sample({ clock: ranOut, fn: ({ gallery }) => gallery, target: viewerGrown })
  sample({
    clock: ranOut,
    filter: ({ viewer, gallery }) => runsOut(withGallery(viewer, gallery)),
    target: model.moreWanted,
  })
}

function needsGallery({ viewer }: ReviewLayer): boolean {
  return viewer === null || runsOut(viewer)
}

import type { ReviewKind } from '@jeoul/api'
import { createEvent, createStore } from 'effector'
import type { Gallery } from './create-gallery.ts'
import type { ReviewMedium } from './review-media.ts'
import { turned, type Viewer, withGallery } from './viewer.ts'

/** What the dialog shows: a gallery to choose from, and what was chosen. */
export interface ReviewLayer {
  readonly kind: ReviewKind
  readonly itemId: string
  readonly type: ReviewMedium['type']
  readonly viewer: Viewer | null
}

/** All pictures were asked for, or one of those on the page. */
export const reviewLayerOpened = createEvent<ReviewLayer>()
/** Pictures or videos. */
export const galleryTypeChosen = createEvent<ReviewMedium['type']>()
/** A picture was pressed in the gallery. */
export const mediumChosen = createEvent<Viewer>()
/** Back to the gallery. */
export const galleryWanted = createEvent()
/** 1 for the next, -1 for the one before. */
export const viewerStepped = createEvent<1 | -1>()
/** To the first of those in view, or the last. */
export const viewerMoved = createEvent<'first' | 'last'>()
/** The gallery behind the open picture has grown. */
export const viewerGrown = createEvent<Gallery>()

export const $reviewLayer = createStore<ReviewLayer | null>(null, { serialize: 'ignore' })
  .on(reviewLayerOpened, (_, layer) => layer)
  .on(galleryTypeChosen, (layer, type) => layer && { ...layer, type, viewer: null })
  .on(mediumChosen, (layer, viewer) => layer && { ...layer, viewer })
  .on(galleryWanted, layer => layer && { ...layer, viewer: null })
  .on(viewerStepped, (layer, step) => changed(layer, viewer => turned(viewer, viewer.index + step)))
  .on(viewerMoved, (layer, end) =>
    changed(layer, viewer => turned(viewer, end === 'first' ? 0 : viewer.media.length - 1)),
  )
  .on(viewerGrown, (layer, gallery) => changed(layer, viewer => withGallery(viewer, gallery)))

function changed(layer: ReviewLayer | null, change: (viewer: Viewer) => Viewer): ReviewLayer | null {
  if (!layer?.viewer) return layer
  const viewer = change(layer.viewer)
  return viewer === layer.viewer ? layer : { ...layer, viewer }
}

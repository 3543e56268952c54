import type { ReviewKind } from '@jeoul/api'
import { createEvent, createStore } from 'effector'
import type { Gallery } from './create-gallery.ts'
import type { ReviewMedium } from './review-media.ts'
import { turned, type Viewer, withGallery } from './viewer.ts'

/** The contents of the dialog: a gallery, and the picture chosen from it. */
export interface ReviewLayer {
  readonly kind: ReviewKind
  readonly itemId: string
  readonly type: ReviewMedium['type']
  readonly viewer: Viewer | null
}

/** Opens all pictures, or one of those on the page. */
export const reviewLayerOpened = createEvent<ReviewLayer>()
/** Switches between pictures and videos. */
export const galleryTypeChosen = createEvent<ReviewMedium['type']>()
/** A picture of the gallery was pressed. */
export const mediumChosen = createEvent<Viewer>()
/** Returns to the gallery. */
export const galleryWanted = createEvent()
/** Steps to the next (1) or the previous (-1) picture. */
export const viewerStepped = createEvent<1 | -1>()
/** Moves to the first or the last loaded picture. */
export const viewerMoved = createEvent<'first' | 'last'>()
/** More media of the gallery were loaded while one of them is open. */
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

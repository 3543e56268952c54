import type { ReviewKind } from '@jeoul/api'
import { createEvent, createStore } from 'effector'
import type { ReviewMedium } from './review-media.ts'

/** A picture or video on the whole screen, among those before and after it. */
export interface Viewer {
  readonly media: readonly ReviewMedium[]
  /** From 0. */
  readonly index: number
}

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
/** To the first (0) or the last of those in view (Infinity). */
export const viewerMoved = createEvent<number>()

export const $reviewLayer = createStore<ReviewLayer | null>(null, { serialize: 'ignore' })
  .on(reviewLayerOpened, (_, layer) => layer)
  .on(galleryTypeChosen, (layer, type) => layer && { ...layer, type, viewer: null })
  .on(mediumChosen, (layer, viewer) => layer && { ...layer, viewer })
  .on(galleryWanted, layer => layer && { ...layer, viewer: null })
  .on(viewerStepped, (layer, step) => moved(layer, index => index + step))
  .on(viewerMoved, (layer, place) => moved(layer, () => place))

/** At either end it stays: who turns on past the last picture would not notice that it begins again. */
function moved(layer: ReviewLayer | null, to: (index: number) => number): ReviewLayer | null {
  if (!layer?.viewer) return layer
  const { media, index } = layer.viewer
  const next = Math.min(Math.max(to(index), 0), media.length - 1)
  return next === index ? layer : { ...layer, viewer: { media, index: next } }
}

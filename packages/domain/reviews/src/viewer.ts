import type { Gallery } from './create-gallery.ts'
import type { ReviewMedium } from './review-media.ts'

/** A picture or video in full screen, with its neighbours. */
export interface Viewer {
  readonly media: readonly ReviewMedium[]
  /** From 0; the number of media while the gallery's next page is loading. */
  readonly index: number
  /** Whether the gallery has more pages. */
  readonly hasMore: boolean
}

/** How many pictures before the last the next page is requested, so that few shoppers wait for it (assumed). */
const ahead = 2

/** Whether the next page of the gallery is needed. */
export function runsOut({ media, index, hasMore }: Viewer): boolean {
  return hasMore && index >= media.length - 1 - ahead
}

/** Turns to a picture. Stops at either end, because shoppers would not notice that the pictures begin again. */
export function turned(viewer: Viewer, to: number): Viewer {
  const { media, index, hasMore } = viewer
  const last = hasMore ? media.length : media.length - 1
  const next = Math.max(Math.min(to, last), 0)
  return next === index ? viewer : { ...viewer, index: next }
}

/** Appends new media of the gallery; returns the same viewer if there are none. */
export function withGallery(viewer: Viewer, { media, hasMore }: Gallery): Viewer {
  const known = new Set(viewer.media.map(({ url }) => url))
  const added = media.filter(({ url }) => !known.has(url))
  if (added.length === 0 && hasMore === viewer.hasMore) return viewer
  return turned({ ...viewer, media: [...viewer.media, ...added], hasMore }, viewer.index)
}

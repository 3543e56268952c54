import type { Gallery } from './create-gallery.ts'
import type { ReviewMedium } from './review-media.ts'

/** A picture or video on the whole screen, among those before and after it. */
export interface Viewer {
  readonly media: readonly ReviewMedium[]
  /** From 0; one beyond the last while the next page of the gallery is awaited. */
  readonly index: number
  /** Whether more of the gallery comes behind them. */
  readonly hasMore: boolean
}

/** This many before the last, the next page of the gallery is asked for, so that few have to wait for it (assumed). */
const ahead = 2

/** Whether the pictures behind the open one run out. */
export function runsOut({ media, index, hasMore }: Viewer): boolean {
  return hasMore && index >= media.length - 1 - ahead
}

/** Turns to a picture. At either end it stays: who turns on past the last one would not notice that it begins again. */
export function turned(viewer: Viewer, to: number): Viewer {
  const { media, index, hasMore } = viewer
  const last = hasMore ? media.length : media.length - 1
  const next = Math.max(Math.min(to, last), 0)
  return next === index ? viewer : { ...viewer, index: next }
}

/** Adds what the gallery has besides; the same viewer if that is nothing. */
export function withGallery(viewer: Viewer, { media, hasMore }: Gallery): Viewer {
  const known = new Set(viewer.media.map(({ url }) => url))
  const added = media.filter(({ url }) => !known.has(url))
  if (added.length === 0 && hasMore === viewer.hasMore) return viewer
  return turned({ ...viewer, media: [...viewer.media, ...added], hasMore }, viewer.index)
}

import { type GalleryParams, type ReviewKind, reviewQueries } from '@jeoul/api'
import { createResource } from '@jeoul/api/create-resource'
import type { ReviewGallery } from '@jeoul/api/types'
import { createEvent, createStore, sample } from 'effector'
import { type ReviewMedium, readMedia } from './review-media.ts'

interface GalleryPage {
  readonly media: readonly ReviewMedium[]
  /** The number of reviews with such media, on all pages. */
  readonly total: number
}

/** The loaded part of a gallery. */
export interface Gallery {
  readonly itemId: string
  readonly media: readonly ReviewMedium[]
  /** The last page that was loaded, from 1. */
  readonly page: number
  readonly hasMore: boolean
}

/** The number of reviews on a page (specification, section 9: page size 10). */
const pageSize = 10

/**
 * Creates a gallery: the pictures or the videos of all reviews of an item, page by page. "GET /reviews/gallery/videos
 * and /reviews/gallery/images (query page)" (specification, section 7).
 */
export function createGallery(kind: ReviewKind, type: ReviewMedium['type']) {
  const { getImagesFx, getVideosFx } = reviewQueries[kind]
  const page = createResource({
    call: type === 'image' ? getImagesFx : getVideosFx,
    read: ({ success, result }: { success: boolean; result: ReviewGallery }): GalleryPage | null => {
      if (success !== true || !Array.isArray(result?.list)) return null
      const media = result.list.flatMap(({ files, marketMedia }) =>
        readMedia(kind, { images: files, marketMedia }),
      )
      return { media: media.filter(medium => medium.type === type), total: result.total ?? 0 }
    },
  })

  /** The gallery of an item was opened. */
  const opened = createEvent<{ readonly itemId: string }>()
  /** Requests the next page. */
  const moreWanted = createEvent()

  const $gallery = createStore<Gallery | null>(null, { serialize: 'ignore' })
    .on(opened, (gallery, { itemId }) => (gallery?.itemId === itemId ? gallery : null))
    .on(
      sample({ clock: page.loaded, source: page.$load }),
      (gallery, { params, state: { data } }) => params && data && grown(gallery, params, data),
    )

  sample({
    clock: opened,
    source: { gallery: $gallery, load: page.$load },
    filter: ({ gallery, load: { params, state } }, { itemId }) =>
      gallery === null && !(state.status === 'loading' && params?.itemId === itemId),
    fn: (_, { itemId }) => ({ itemId, page: 1 }),
    target: page.requested,
  })
  sample({
    clock: moreWanted,
    source: { gallery: $gallery, state: page.$state },
    filter: ({ gallery, state }) => gallery?.hasMore === true && state.status !== 'loading',
    fn: ({ gallery }) => ({ itemId: gallery?.itemId ?? '', page: (gallery?.page ?? 0) + 1 }),
    target: page.requested,
  })

  return { opened, moreWanted, retried: page.retried, $gallery, $state: page.$state }
}

export type GalleryModel = ReturnType<typeof createGallery>

function grown(
  gallery: Gallery | null,
  { itemId, page }: GalleryParams,
  { media, total }: GalleryPage,
): Gallery {
  const before = gallery?.itemId === itemId && page > 1 ? gallery.media : []
  const known = new Set(before.map(({ url }) => url))
  return {
    itemId,
    media: [...before, ...media.filter(({ url }) => !known.has(url))],
    page,
    hasMore: page * pageSize < total,
  }
}

import type { ReviewKind } from '@jeoul/api'
import type { MarketMedia, ReviewFile } from '@jeoul/api/types'
import { webHref } from './web-href.ts'

/** A picture or a video of a review. */
export interface ReviewMedium {
  readonly type: 'image' | 'video'
  readonly url: string
  /** The address of a thumbnail; null if the host gave none. */
  readonly thumbnail: string | null
  /** The index among the media of its review, from 0, as in `delete_image_indexes`. */
  readonly place: number
}

interface MediaFields {
  readonly images?: readonly ReviewFile[] | undefined
  readonly marketMedia?: readonly MarketMedia[] | undefined
}

/**
 * The media of a review. Product reviews have files, shopping reviews "marketMedia with type, url, videoThumbnailUrl"
 * (specification, section 3), or files if a host omits that. Media without a web address are dropped.
 */
export function readMedia(kind: ReviewKind, { images, marketMedia }: MediaFields): readonly ReviewMedium[] {
  const media = kind === 'market' ? (marketMedia ?? []) : []
  const found = media.length > 0 ? media.map(fromMarket) : (images ?? []).map(fromFile)
  return found.flatMap((medium, place) => {
    const [url, thumbnail] = [webHref(medium.url), webHref(medium.thumbnail)]
    return url === null ? [] : [{ type: medium.type, url, thumbnail, place }]
  })
}

/** The address of a picture that shows the medium; null for a video without a thumbnail. */
export function pictureOf({ type, url, thumbnail }: ReviewMedium): string | null {
  return thumbnail ?? (type === 'image' ? url : null)
}

function fromMarket({ type, url, videoThumbnailUrl }: MarketMedia) {
  return { type: type === 'video' ? type : 'image', url, thumbnail: videoThumbnailUrl } as const
}

function fromFile({ fileMimeType, fileUrl, fileThumbUrl }: ReviewFile) {
  const type = fileMimeType.startsWith('video/') ? 'video' : 'image'
  return { type, url: fileUrl || fileThumbUrl, thumbnail: fileThumbUrl } as const
}

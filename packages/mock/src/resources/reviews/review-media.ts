import type { MarketMedia, ReviewFile, ReviewMedia } from '@jeoul/api/types'
import { at } from '../../catalogue/at.ts'
import type { MockContext } from '../../operation/mock-context.ts'
import type { Medium, ReviewKind, ReviewRow } from './state/review-row.ts'

/** Seeded reviews have this many photos or videos of the product in use at most. */
const maxSeedMedia = 5

/** A review's images and videos in their original order. */
export function mediaOf({ index }: MockContext, itemId: number, row: ReviewRow): readonly Medium[] {
  const ref = index.find(itemId)
  if (row.written || ref === undefined) return row.written?.media ?? []
  const { leaf, row: place } = index.place(ref)
  const seed = at(leaf.items.groups, place) || itemId
  return Array.from({ length: row.images + row.videos }, (_, number) => {
    const scene = `${seed}-${row.id * maxSeedMedia + number}`
    const folder = `/pictures/review/${leaf.picture}`
    const [ending, mimeType] = number < row.images ? ['webp', 'image/webp'] : ['webm', 'video/webm']
    const name = `${scene}.${ending}`
    return { mimeType, name, path: `${folder}/${name}`, thumbPath: `${folder}/${scene}.small.webp` }
  })
}

export function isVideo({ mimeType }: Medium): boolean {
  return mimeType.startsWith('video/')
}

export function buildFile({ baseUrls }: MockContext, medium: Medium): ReviewFile {
  return {
    fileMimeType: medium.mimeType,
    fileThumbUrl: baseUrls.main + medium.thumbPath,
    fileName: medium.name,
    fileUrl: baseUrls.main + medium.path,
  }
}

export function buildMarketMedia({ baseUrls }: MockContext, medium: Medium): MarketMedia {
  return {
    type: isVideo(medium) ? 'video' : 'image',
    url: baseUrls.main + medium.path,
    videoThumbnailUrl: isVideo(medium) ? baseUrls.main + medium.thumbPath : null,
  }
}

/** A review's entry in a gallery. */
export function buildMedia(
  mock: MockContext,
  kind: ReviewKind,
  row: ReviewRow,
  media: readonly Medium[],
): ReviewMedia {
  return {
    id: String(row.id),
    files: media.map(medium => buildFile(mock, medium)),
    ...(kind === 'market' ? { marketMedia: media.map(medium => buildMarketMedia(mock, medium)) } : {}),
  }
}

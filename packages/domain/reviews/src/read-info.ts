import type { ReviewKind } from '@jeoul/api'
import type { ReviewAuth, ReviewInfo } from '@jeoul/api/types'
import { type ReviewMedium, readMedia } from './review-media.ts'

/** The summary of an item's reviews of one kind. */
export interface ReadInfo {
  readonly auth: ReviewAuth
  /** Media of the newest reviews that have any, newest first. */
  readonly media: readonly ReviewMedium[]
  /** The number of pictures and videos of all reviews. */
  readonly mediaCount: number
  readonly total: number
  /** Average grade with one decimal; null without reviews. */
  readonly average: number | null
  /** Number of reviews by grade, from 1 to 5; null if the host does not count them. */
  readonly countByMarks: readonly number[] | null
  /** Number of reviews with a photo; null if the host does not count them, and so cannot filter by them. */
  readonly countWithPhotos: number | null
}

/**
 * @returns null for a response without success or with none of its fields
 */
export function readInfo(kind: ReviewKind) {
  return ({ success, result }: { success: boolean; result: ReviewInfo }): ReadInfo | null => {
    if (!success || !result) return null
    const media = (result.reviewImages ?? []).flatMap(({ files, marketMedia }) =>
      readMedia(kind, { images: files, marketMedia }),
    )
    const countByMarks = result.countByMarks?.length === 5 ? result.countByMarks : null
    const counted = countByMarks?.reduce((sum, count) => sum + count, 0) ?? 0
    const total = Math.max(result.total ?? 0, counted)
    return {
      auth: result.auth ?? noPermissions,
      media,
      mediaCount: Math.max(result.reviewImagesCount ?? 0, media.length),
      total,
      average: total > 0 ? readAverage(result.average, countByMarks) : null,
      countByMarks,
      countWithPhotos: result.countWithPhotos ?? null,
    }
  }
}

const noPermissions: ReviewAuth = {
  adminAuth: false,
  makerAuth: false,
  memberWriteCheck: false,
  memberOrderCheck: false,
}

function readAverage(found: number | null, counts: readonly number[] | null): number | null {
  if (found !== null && found >= 1 && found <= 5) return found
  const total = counts?.reduce((sum, count) => sum + count, 0) ?? 0
  if (!counts || total === 0) return null
  const marks = counts.reduce((sum, count, place) => sum + count * (place + 1), 0)
  return Math.round((10 * marks) / total) / 10
}

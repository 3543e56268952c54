import type { ReviewKind } from '@jeoul/api'
import type { Review, ReviewPage } from '@jeoul/api/types'
import { type ReviewMedium, readMedia } from './review-media.ts'

/** A review in which every missing part is replaced by a default, so that it does not affect the others. */
export interface ReadReview extends Review {
  readonly media: readonly ReviewMedium[]
}

/** A page of reviews. */
export interface ReadReviews {
  readonly list: readonly ReadReview[]
  /** The number of matching reviews on all pages. */
  readonly total: number
}

/**
 * Reads a page of reviews: "A success response is required before data is stored" (specification, section 5).
 *
 * @returns null for a response without a list
 */
export function readReviews(kind: ReviewKind) {
  return ({ success, result }: { success: boolean; result: ReviewPage }): ReadReviews | null => {
    if (!success || !result?.list) return null
    const found = result.list.flatMap(review => readReview(kind, review) ?? [])
    const list = firstOfEach(found, ({ idx_thread }) => idx_thread)
    return { list, total: Math.max(result.total ?? 0, list.length) }
  }
}

/**
 * Fills in missing fields of a review: "review: marks (grade), message, images, delete_image_indexes, idx_thread"
 * (specification, section 3), and the assumed others.
 *
 * @returns null for a review without a thread, because every call on a review needs one
 */
export function readReview(kind: ReviewKind, found: Review): ReadReview | null {
  const { thread } = found
  const id = found.idx_thread || thread?.id
  if (!id) return null
  return {
    ...found,
    idx_thread: id,
    marks: Math.min(Math.max(found.marks ?? 1, 1), 5),
    images: found.images ?? [],
    nickname: found.nickname || '이름 없음',
    thread: {
      id,
      comments: firstOfEach(thread?.comments ?? [], ({ idx_comment }) => idx_comment),
      hasMyLike: thread?.hasMyLike ?? false,
      hasMyHate: thread?.hasMyHate ?? false,
      countLike: thread?.countLike ?? 0,
    },
    media: readMedia(kind, found),
  }
}

/** The first entry of each id. A duplicate would stay on the page when the list changes. */
function firstOfEach<Entry>(entries: readonly Entry[], idOf: (entry: Entry) => string): Entry[] {
  const known = new Set<string>()
  return entries.filter(entry => !known.has(idOf(entry)) && known.add(idOf(entry)))
}

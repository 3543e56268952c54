import type { ThreadPlace } from '../threads/thread-place.ts'
import { placeKey, readWritingPlace } from './writing-place.ts'

/** The last review of an item that a member wrote on this device. */
export interface OwnReview extends ThreadPlace {
  /** The member. Others on this device never see the review. */
  readonly owner: string
}

/** By the key of the item and the kind. Stored on the device, because no operation lists a member's own reviews. */
export type OwnReviews = Readonly<Record<string, OwnReview>>

/** The maximum number of stored reviews; older ones are dropped (assumed). */
const maxReviews = 50

const keyOf = ({ kind, itemId }: Pick<ThreadPlace, 'kind' | 'itemId'>) =>
  placeKey({ kind, itemId, threadId: null })

/** Validates data stored on the device. */
export function readOwnReviews(found: unknown): OwnReviews | null {
  if (typeof found !== 'object' || found === null) return null
  const reviews = Object.values(found).flatMap((each: unknown): OwnReview[] => {
    const place = readWritingPlace(each)
    const { owner }: Readonly<Record<string, unknown>> = { ...(place && Object(each)) }
    if (!place || place.threadId === null || typeof owner !== 'string') return []
    return [{ ...place, threadId: place.threadId, owner }]
  })
  return Object.fromEntries(reviews.map(review => [keyOf(review), review]))
}

/**
 * Stores a review as the newest. Deletes the reviews of other members, because a shared device must not reveal them.
 */
export function withOwn(reviews: OwnReviews, review: OwnReview): OwnReviews {
  const others = Object.entries(reviews).filter(
    ([key, { owner }]) => owner === review.owner && key !== keyOf(review),
  )
  return Object.fromEntries([...others, [keyOf(review), review] as const].slice(-maxReviews))
}

/**
 * Removes a deleted review.
 *
 * @returns the same object if it was not stored
 */
export function withoutOwn(reviews: OwnReviews, { kind, itemId, threadId }: ThreadPlace): OwnReviews {
  const { [keyOf({ kind, itemId })]: found, ...others } = reviews
  return found?.threadId === threadId ? others : reviews
}

/** The ids of a member's review of an item; null if the device has none. */
export function ownOf(
  reviews: OwnReviews,
  owner: string | null,
  item: Pick<ThreadPlace, 'kind' | 'itemId'>,
): ThreadPlace | null {
  const found = reviews[keyOf(item)]
  if (!found || found.owner !== owner) return null
  return { kind: found.kind, itemId: found.itemId, threadId: found.threadId }
}

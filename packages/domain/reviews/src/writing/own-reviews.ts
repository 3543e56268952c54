import type { ThreadPlace } from '../threads/thread-place.ts'
import { placeKey, readWritingPlace } from './writing-place.ts'

/** The review of an item that a member wrote last on this device. */
export interface OwnReview extends ThreadPlace {
  /** The member; nobody else is told. */
  readonly owner: string
}

/** By the key of the item and the kind; no operation lists a member's own reviews. */
export type OwnReviews = Readonly<Record<string, OwnReview>>

/** Older ones give way (assumed). */
const most = 50

const keyOf = ({ kind, itemId }: Pick<ThreadPlace, 'kind' | 'itemId'>) =>
  placeKey({ kind, itemId, threadId: null })

/** Checks what the device kept. */
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

/** Keeps a review as the newest. What another member wrote goes: a device that is shared tells nothing. */
export function keepOwn(reviews: OwnReviews, review: OwnReview): OwnReviews {
  const others = Object.entries(reviews).filter(
    ([key, { owner }]) => owner === review.owner && key !== keyOf(review),
  )
  return Object.fromEntries([...others, [keyOf(review), review] as const].slice(-most))
}

/** Forgets a review that is gone. @returns the same object where it was none of these */
export function withoutOwn(reviews: OwnReviews, { kind, itemId, threadId }: ThreadPlace): OwnReviews {
  const { [keyOf({ kind, itemId })]: found, ...others } = reviews
  return found?.threadId === threadId ? others : reviews
}

/** Where a member's review of an item is; null if the device knows none. */
export function ownOf(
  reviews: OwnReviews,
  owner: string | null,
  item: Pick<ThreadPlace, 'kind' | 'itemId'>,
): ThreadPlace | null {
  const found = reviews[keyOf(item)]
  if (!found || found.owner !== owner) return null
  return { kind: found.kind, itemId: found.itemId, threadId: found.threadId }
}

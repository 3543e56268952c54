import type { ReviewState } from '../resources/reviews/state/review-state.ts'
import type { WishState } from '../resources/wish/wish-state.ts'

interface Added {
  readonly reviews: number
  /** Sum of the grades of those reviews. */
  readonly marks: number
  readonly zzims: number
}

/** What members add to the counts that an item starts with. */
export interface AddedCounts {
  /** Undefined where they left the item alone. */
  of(itemId: number): Added | undefined
}

export function createAddedCounts({ reviews }: ReviewState, wish: WishState): AddedCounts {
  return {
    of(itemId) {
      const written = reviews.writtenOf(itemId)
      const zzims = wish.countOf(itemId)
      if (written.length === 0 && zzims === 0) return undefined
      const marks = written.reduce((sum, row) => sum + row.marks, 0)
      return { reviews: written.length, marks, zzims }
    },
  }
}

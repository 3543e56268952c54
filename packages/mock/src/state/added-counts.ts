import type { ReviewBook } from '../resources/reviews/state/review-book.ts'
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
  /** Counts from now on. Lists are answered before anything was written, and so before there is a state. */
  follow(reviews: Pick<ReviewBook, 'writtenOf'>, wish: Pick<WishState, 'countOf'>): void
}

export function createAddedCounts(): AddedCounts {
  let count: AddedCounts['of'] = () => undefined
  return {
    of: itemId => count(itemId),
    follow(reviews, wish) {
      count = itemId => {
        const written = reviews.writtenOf(itemId)
        const zzims = wish.countOf(itemId)
        if (written.length === 0 && zzims === 0) return undefined
        const marks = written.reduce((sum, row) => sum + row.marks, 0)
        return { reviews: written.length, marks, zzims }
      }
    },
  }
}

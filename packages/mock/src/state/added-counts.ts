import type { ReviewBook } from '../resources/reviews/state/review-book.ts'
import type { WishState } from '../resources/wish/wish-state.ts'

interface Added {
  readonly reviews: number
  /** Sum of the grades of those reviews. */
  readonly marks: number
  readonly zzims: number
}

/** What members add to the counts of an item. */
export interface AddedCounts {
  /** Undefined if they added nothing to the item. */
  of(itemId: number): Added | undefined
  /** Starts counting. Lists are answered before there is a state, when nothing has been written. */
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

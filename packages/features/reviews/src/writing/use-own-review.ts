import type { ReadReview, ReviewQuestion } from '@jeoul/reviews'
import { $ownReview } from '@jeoul/reviews/writing'
import { useUnit } from 'effector-react'

/** The member's own review among the open ones, once they have written it or asked for it; null without one. */
export function useOwnReview({ kind, itemId }: ReviewQuestion): ReadReview | null {
  const own = useUnit($ownReview)
  return own?.place.kind === kind && own.place.itemId === itemId ? own.review : null
}

/** A member's vote on a review. */
export type Press = 'like' | 'hate'

/** A member's vote on a thread and its count: hasMyLike, hasMyHate, countLike (specification, section 3). */
export interface Reaction {
  readonly isLiked: boolean
  readonly isHated: boolean
  /** Likes minus hates, as the host counts them; may be negative. */
  readonly count: number
}

/**
 * Applies a press of like or hate. "Like: liked set, hated cleared, count plus one. Hate: hated set, liked cleared,
 * count minus one" (specification, section 4).
 *
 * @returns the same object if the press has no effect and need not be sent
 */
export function react(reaction: Reaction, press: Press): Reaction {
  const isLike = press === 'like'
  if (isLike ? reaction.isLiked : reaction.isHated) return reaction
  return { isLiked: isLike, isHated: !isLike, count: reaction.count + (isLike ? 1 : -1) }
}

/** The count to show: "on mobile the count never goes below 0" (specification, section 4). */
export function shownCount(count: number, isMobile: boolean): number {
  return isMobile ? Math.max(0, count) : count
}

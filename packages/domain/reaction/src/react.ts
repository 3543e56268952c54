/** A member's vote on a review. */
export type Press = 'like' | 'hate'

/** The votes of a thread: hasMyLike, hasMyHate, countLike (specification, section 3). */
export interface Reaction {
  readonly isLiked: boolean
  readonly isHated: boolean
  /** Likes minus hates, as the host counts them; may be negative. */
  readonly count: number
}

/**
 * Presses like or hate.
 * "Like: liked set, hated cleared, count plus one. Hate: hated set, liked cleared, count minus one"
 * (specification, section 4). A repeated press changes nothing.
 *
 * @returns the same object if the press changes nothing, so that nothing has to be sent
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

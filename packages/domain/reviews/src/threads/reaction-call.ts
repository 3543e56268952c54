import type { ReviewVote } from '@jeoul/api/types'
import type { Press, Reaction } from '@jeoul/reaction'
import { readThreadPlace, type ThreadPlace } from './thread-place.ts'

/** A press of like or hate on a review. */
export interface ReactionCall extends ThreadPlace {
  readonly press: Press
}

/** Checks what the device kept; null for anything else. */
export function readReactionCall(found: unknown): ReactionCall | null {
  const place = readThreadPlace(found)
  const { press }: Readonly<Record<string, unknown>> = { ...(place && Object(found)) }
  return place && (press === 'like' || press === 'hate') ? { ...place, press } : null
}

/** What a thread says of its votes. */
export function reactionOf({ hasMyLike, hasMyHate, countLike }: ReviewVote): Reaction {
  return { isLiked: hasMyLike === true, isHated: hasMyHate === true, count: Number(countLike) || 0 }
}

/** The same in the words of the contract. */
export function voteOf({ isLiked, isHated, count }: Reaction): ReviewVote {
  return { hasMyLike: isLiked, hasMyHate: isHated, countLike: count }
}

import type { ReviewVote } from '@jeoul/api/types'
import type { Press, Reaction } from '@jeoul/reaction'
import { readThreadPlace, type ThreadPlace } from './thread-place.ts'

/** A press of like or hate on a review. */
export interface ReactionCall extends ThreadPlace {
  readonly press: Press
}

/** Presses on a review that wait for a login, oldest first. */
export interface ReactionPresses extends ThreadPlace {
  readonly presses: readonly Press[]
}

/** Validates data stored on the device; null for anything else. */
export function readReactionPresses(found: unknown): ReactionPresses | null {
  const place = readThreadPlace(found)
  const { presses }: Readonly<Record<string, unknown>> = { ...(place && Object(found)) }
  if (!place || !Array.isArray(presses)) return null
  return { ...place, presses: presses.filter(press => press === 'like' || press === 'hate') }
}

/** Converts a thread's votes to a reaction. */
export function reactionOf({ hasMyLike, hasMyHate, countLike }: ReviewVote): Reaction {
  return { isLiked: hasMyLike === true, isHated: hasMyHate === true, count: Number(countLike) || 0 }
}

/** Converts a reaction to the contract's fields. */
export function voteOf({ isLiked, isHated, count }: Reaction): ReviewVote {
  return { hasMyLike: isLiked, hasMyHate: isHated, countLike: count }
}

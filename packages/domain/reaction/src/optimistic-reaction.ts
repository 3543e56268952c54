import { type Press, type Reaction, react } from './react.ts'

/** A reaction that is shown before the host has answered. Presses are sent one at a time, in order. */
export interface OptimisticReaction {
  /** The host's last answer. */
  readonly confirmed: Reaction
  /** Unanswered presses, oldest first; the first is being sent. */
  readonly presses: readonly Press[]
}

/** The reaction to show: the confirmed one with all unanswered presses applied. */
export function shownReaction({ confirmed, presses }: OptimisticReaction): Reaction {
  return presses.reduce(react, confirmed)
}

/**
 * Adds a press. A press that has no effect, such as the second of a double press, is not added and therefore not sent.
 *
 * @returns the same object if nothing changes
 */
export function withPress(reaction: OptimisticReaction, press: Press): OptimisticReaction {
  const shown = shownReaction(reaction)
  if (react(shown, press) === shown) return reaction
  return { ...reaction, presses: [...reaction.presses, press] }
}

/** Applies the host's answer to the oldest press. Its count includes votes that others have cast since. */
export function withAnswer({ presses }: OptimisticReaction, confirmed: Reaction): OptimisticReaction {
  const left = presses.slice(1)
  // Skips presses that the host already has, for example from another tab.
  const next = left.findIndex(press => react(confirmed, press) !== confirmed)
  return { confirmed, presses: next < 0 ? [] : left.slice(next) }
}

/** Discards all unanswered presses: the first one failed, and the others depend on it. */
export function withoutPresses({ confirmed }: OptimisticReaction): OptimisticReaction {
  return { confirmed, presses: [] }
}

import { type Press, type Reaction, react } from './react.ts'

/** A reaction that is shown before the host has answered. Presses are sent one at a time, in order. */
export interface OptimisticReaction {
  /** What the host last said. */
  readonly confirmed: Reaction
  /** Presses that it has not answered yet, oldest first; the first is sent. */
  readonly presses: readonly Press[]
}

/** The reaction to show: what the host said, and every press since. */
export function shownReaction({ confirmed, presses }: OptimisticReaction): Reaction {
  return presses.reduce(react, confirmed)
}

/**
 * Adds a press. One that changes nothing, such as the second of a double press, is not added and so never sent.
 *
 * @returns the same object where nothing changes
 */
export function withPress(reaction: OptimisticReaction, press: Press): OptimisticReaction {
  const shown = shownReaction(reaction)
  if (react(shown, press) === shown) return reaction
  return { ...reaction, presses: [...reaction.presses, press] }
}

/** Applies the host's answer to the oldest press. Its counts include what others did meanwhile. */
export function withAnswer({ presses }: OptimisticReaction, confirmed: Reaction): OptimisticReaction {
  const left = presses.slice(1)
  // If the host says that the next press is made already, as from another tab, sending it changes nothing.
  const next = left.findIndex(press => react(confirmed, press) !== confirmed)
  return { confirmed, presses: next < 0 ? [] : left.slice(next) }
}

/** Takes every press back that was not answered: the first one failed, and the others relied on it. */
export function withoutPresses({ confirmed }: OptimisticReaction): OptimisticReaction {
  return { confirmed, presses: [] }
}

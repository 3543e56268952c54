import { interactionSeen } from '@jeoul/ssr/first-interaction'
import { keepsWishes } from './keeps-wishes.ts'

/** Visitors whose device keeps wishes see them, and their count, without having to touch the page first; so do members. */
export function showWishesAtOnce(): void {
  if (keepsWishes()) interactionSeen()
}

import { $pageProps } from '@jeoul/page'
import { interactionSeen } from '@jeoul/ssr/first-interaction'
import type { Scope } from 'effector'

/** Whether somebody may have saved something: a member, or a visitor whose device keeps some. */
export function hasWishes(scope: Scope): boolean {
  return scope.getState($pageProps).isLogged || keepsWishes()
}

/** Whoever has wishes sees them, and their count in the header, without having to touch the page first. */
export function showWishesAtOnce(scope: Scope): void {
  if (hasWishes(scope)) interactionSeen()
}

/** Read before the storages are opened, which takes a while on a phone. Browsers may forbid it. */
function keepsWishes(): boolean {
  try {
    return (localStorage.getItem('jeoul.wish') ?? '[]') !== '[]'
  } catch {
    return false
  }
}

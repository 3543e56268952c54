import type { LivePage } from '@jeoul/ssr'
import { hasWishes } from './has-wishes.ts'
import { heartsOf } from './hearts-loading.ts'

/** Lets the hearts of a page follow what is saved, for whoever may have wishes. Everybody else loads them with the first press. */
export function keepHearts({ scope }: LivePage): void {
  // The next press tries again.
  if (hasWishes(scope)) heartsOf(scope).catch(() => {})
}

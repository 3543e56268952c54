import type { LivePage } from '@jeoul/ssr'
import { returnToPlace } from '@jeoul/ssr/login-place'
import { renderOverPage } from '@jeoul/ssr/overlay'
import { sessionOpened } from '@jeoul/visitor/session'
import { allSettled } from 'effector'
import { LazyLoginOffer } from './lazy-login-offer.tsx'
import { watchToken } from './watch-token.ts'

/** Keeps the page in step with the login: offers one where it is needed, and notices logins and logouts elsewhere. */
export function syncAccount({ scope }: LivePage): void {
  renderOverPage(scope, LazyLoginOffer)
  watchToken(scope)
  returnToPlace(scope)
  void allSettled(sessionOpened, { scope })
}

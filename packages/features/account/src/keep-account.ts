import { resumeActions } from '@jeoul/session'
import type { LivePage } from '@jeoul/ssr'
import { drawOverPage } from '@jeoul/ssr/overlay'
import { allSettled, createEvent } from 'effector'
import { LoginOfferSlot } from './login-offer-slot.tsx'
import { watchToken } from './watch-token.ts'

/** The page can carry out what waited for a login. */
const ready = createEvent()

resumeActions(ready, {})

/** Keeps the page in step with the login: offers one, does what waited for it, and notices when it goes elsewhere. */
export function keepAccount({ scope }: LivePage): void {
  drawOverPage(scope, LoginOfferSlot)
  watchToken(scope)
  void allSettled(ready, { scope })
}

import { valuesOf } from '@jeoul/api'
import { $loginOffer } from '@jeoul/session'
import { createLazyView } from '@jeoul/ssr'
import { useUnit } from 'effector-react'

const $view = createLazyView({
  // What was pressed early may have made an offer before this was loaded.
  clock: valuesOf($loginOffer).filter({ fn: offer => offer !== null }),
  load: () => import('./login-offer.tsx'),
})

/** Where the offer to log in appears: over the page, and over any other dialog. */
export function LoginOfferSlot() {
  const [offer, view] = useUnit([$loginOffer, $view])
  return offer && view && <view.View offer={offer} />
}

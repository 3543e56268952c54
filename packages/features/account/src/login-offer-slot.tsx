import { valuesOf } from '@jeoul/api'
import { $loginOffer } from '@jeoul/session'
import { createLazyView } from '@jeoul/ssr'
import { useUnit } from 'effector-react'

const $view = createLazyView({
  // A button pressed before this script had loaded may already have made an offer.
  clock: valuesOf($loginOffer).filter({ fn: offer => offer !== null }),
  load: () => import('./login-offer.tsx'),
})

/** Shows the offer to log in, over the page and over any other dialog. */
export function LoginOfferSlot() {
  const [offer, view] = useUnit([$loginOffer, $view])
  return offer && view && <view.View offer={offer} />
}

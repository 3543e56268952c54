import { createLazyView } from '@jeoul/ssr'
import { $loginOffer } from '@jeoul/visitor/session'
import { createEvent, sample } from 'effector'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'

/** This component is on screen. */
const offerAwaited = createEvent()

const $view = createLazyView({
  // A button pressed before this script had loaded may already have made an offer.
  clock: sample({ clock: [$loginOffer, offerAwaited], source: $loginOffer, filter: offer => offer !== null }),
  load: () => import('./login-offer.tsx'),
})

/** Shows the offer to log in, over the page and over any other dialog. */
export function LazyLoginOffer() {
  const [offer, view, show] = useUnit([$loginOffer, $view, offerAwaited])
  useEffect(() => show(), [show])
  return offer && view && <view.View offer={offer} />
}

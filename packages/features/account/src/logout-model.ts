import { forgetFilesFx } from '@jeoul/reviews/forget-drafts'
import { $siteLinks, siteLeft } from '@jeoul/ssr'
import { writePlaceHere } from '@jeoul/ssr/keep-place'
import { createEffect, sample } from 'effector'

/**
 * Takes the token away. The address that logs out does so as well, but a lost line may lie between: whoever has pressed
 * 로그아웃 is not to be logged in again by the next page.
 */
const dropTokenFx = createEffect(() => {
  const labels = location.hostname.split('.')
  // A site of several hosts puts it on a domain above its own.
  const domains = labels.slice(0, -1).map((_, place) => `; Domain=${labels.slice(place).join('.')}`)
  for (const domain of ['', ...domains]) {
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
    document.cookie = `auth_token=; Max-Age=0; Path=/${domain}`
  }
  return navigator.onLine
})

const keepPlaceFx = createEffect(writePlaceHere)

// Once the device has forgotten what the member wrote, go to the address that ends the login and returns to the very
// place. Without a network the page stays: it is a visitor's already.
sample({ clock: forgetFilesFx.finally, fn: () => {}, target: dropTokenFx })
sample({
  clock: dropTokenFx.finally,
  filter: outcome => outcome.status === 'fail' || outcome.result,
  fn: () => {},
  target: keepPlaceFx,
})
sample({ clock: keepPlaceFx.finally, source: $siteLinks, fn: ({ logout }) => logout, target: siteLeft })

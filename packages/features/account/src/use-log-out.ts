import { forgetFilesFx } from '@jeoul/reviews/forget-drafts'
import { $siteLinks, siteLeft } from '@jeoul/ssr'
import { writePlaceHere } from '@jeoul/ssr/store-place'
import { logoutPressed } from '@jeoul/visitor/session'
import { createEffect, sample } from 'effector'
import { useUnit } from 'effector-react'
import type { MouseEvent } from 'react'

/**
 * Returns the click handler of a link to log out: it logs out at the host before the cookie is removed. Until this script
 * has loaded, the link itself removes the cookie.
 */
export function useLogOut(): (click: Pick<MouseEvent, 'preventDefault'>) => void {
  const logOut = useUnit(logoutPressed)
  return click => {
    click.preventDefault()
    logOut()
  }
}

/**
 * Removes the token. The address that logs out removes it as well, but the connection may fail before that, and a
 * shopper who pressed 로그아웃 must not be logged in on the next page.
 */
const dropTokenFx = createEffect(() => {
  const labels = location.hostname.split('.')
  // A site with several hosts sets the cookie on a parent domain.
  const domains = labels.slice(0, -1).map((_, place) => `; Domain=${labels.slice(place).join('.')}`)
  for (const domain of ['', ...domains]) {
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
    document.cookie = `auth_token=; Max-Age=0; Path=/${domain}`
  }
  return navigator.onLine
})

const keepPlaceFx = createEffect(writePlaceHere)

// Once the member's drafts are removed from the device, go to the address that ends the session and returns to this
// page. Offline, the page stays: it already is a visitor's page.
sample({ clock: forgetFilesFx.finally, target: dropTokenFx })
sample({
  clock: dropTokenFx.finally,
  filter: outcome => outcome.status === 'fail' || outcome.result,
  target: keepPlaceFx,
})
sample({ clock: keepPlaceFx.finally, source: $siteLinks, fn: ({ logout }) => logout, target: siteLeft })

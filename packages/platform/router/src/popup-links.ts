import { isPopup } from '@jeoul/page'

/** The size of a popup window in CSS pixels (assumed); phones open a tab. */
const features = 'popup,width=1120,height=860'

/** One window for all popup products: another one takes its place. */
const name = 'jeoul-product'

/**
 * Follows a link to a product's popup variant, or out of one (specification, section 2: "Product detail page, with a popup
 * variant"). A popup opens in a window of its own. In it, links to products stay, and others open beside it, because a
 * list has no header there to go on from (assumed).
 *
 * @returns the address to navigate to in this window; null if another window takes the link
 */
export function followPopup(link: HTMLAnchorElement, here: Location, event: Event): string | null {
  const { pathname, search, hash } = link
  if (isPopup(here.search)) {
    if (isPopup(search)) return pathname + search + hash
    if (pathname.startsWith('/item/')) return `${pathname}${search}${search ? '&' : '?'}popup=1${hash}`
    link.target = '_blank'
    return null
  }
  if (!isPopup(search)) return pathname + search + hash
  // Where the browser refuses, the link's own target opens it.
  const opened = window.open(link.href, name, features)
  if (opened) event.preventDefault()
  opened?.focus()
  return null
}

import { createEvent } from 'effector'

/** The key in the tab's storage: the login is on another site, and returns to the same tab. */
export const loginPlaceKey = 'jeoul.login-place'

/** The position of a shopper who left to log in or out. */
export interface StoredPlace {
  /** Path and query. */
  readonly href: string
  /** With its '#'; '' without one. */
  readonly hash: string
  /** The name of the entry of the history; '' where it had none yet. */
  readonly entry: string
  /** How far the page was scrolled, in px. */
  readonly top: number
}

/** The shopper has returned from the login to the same page. */
export const loginReturned = createEvent<StoredPlace>()

/** Stores the current position. If the browser forbids it, the login returns to the top of the page. */
export function writePlaceHere(): void {
  const { pathname, search, hash } = location
  const place: StoredPlace = {
    href: pathname + search,
    hash,
    entry: history.state?.entry ?? '',
    top: scrollY,
  }
  try {
    sessionStorage.setItem(loginPlaceKey, JSON.stringify(place))
  } catch {
    // The login's address contains the page's.
  }
}

/**
 * Stores the position when a shopper follows a link with `return`, such as the login's.
 */
export function storeLoginPlace(): void {
  // On the window, so after the views, which may prevent it.
  addEventListener('click', ({ target, defaultPrevented, metaKey, ctrlKey, shiftKey }) => {
    const link = target instanceof Element && target.closest('a')
    const isElsewhere = defaultPrevented || metaKey || ctrlKey || shiftKey
    if (link && !isElsewhere && link.search.startsWith('?return=')) writePlaceHere()
  })
  // They came back without the login.
  addEventListener('pageshow', ({ persisted }) => persisted && sessionStorage.removeItem(loginPlaceKey))
}

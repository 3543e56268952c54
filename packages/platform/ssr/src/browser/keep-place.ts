/** Where the tab's storage keeps a place: the login is on another site, and leads back into the same tab. */
export const loginPlaceKey = 'jeoul.login-place'

/** Where a shopper was when they left for the login, or to log out. */
export interface KeptPlace {
  /** Path and query. */
  readonly href: string
  /** With its '#'; '' without one. */
  readonly hash: string
  /** The name of the entry of the history; '' where it had none yet. */
  readonly entry: string
  /** How far the page was scrolled, in px. */
  readonly top: number
}

/** Keeps where the shopper is now. Browsers may forbid it: then the login leads to the top of the page. */
export function writePlaceHere(): void {
  const { pathname, search, hash } = location
  const place: KeptPlace = { href: pathname + search, hash, entry: history.state?.entry ?? '', top: scrollY }
  try {
    sessionStorage.setItem(loginPlaceKey, JSON.stringify(place))
  } catch {
    // The address is in the login's own.
  }
}

/**
 * Keeps the place on the page when a shopper follows a link that leads back to it by `return`, as the login's does. Heard
 * from the page's first script on: such a link is pressed sooner than others.
 */
export function keepLoginPlace(): void {
  // On the window: after the views, which may do something else with a press.
  addEventListener('click', ({ target, defaultPrevented, metaKey, ctrlKey, shiftKey }) => {
    const link = target instanceof Element && target.closest('a')
    const isElsewhere = defaultPrevented || metaKey || ctrlKey || shiftKey
    if (link && !isElsewhere && link.search.startsWith('?return=')) writePlaceHere()
  })
  // They came back without the login.
  addEventListener('pageshow', ({ persisted }) => persisted && sessionStorage.removeItem(loginPlaceKey))
}

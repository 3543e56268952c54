import { loginPlaceKey } from './login-place-key.ts'

/** Where a shopper was when they left for the login, or to log out. */
export interface KeptPlace {
  /** Path and query. */
  readonly href: string
  /** With its '#'; '' without one. */
  readonly hash: string
  /** The name of the entry of the history. */
  readonly entry: string
  /** How far the page was scrolled, in px. */
  readonly top: number
}

/** Keeps a place. Browsers may forbid it: then the login leads to the top of the page. */
function writePlace(place: KeptPlace): void {
  try {
    sessionStorage.setItem(loginPlaceKey, JSON.stringify(place))
  } catch {
    // The address is in the login's own.
  }
}

/** Keeps where the shopper is now, in an entry of the history. */
export function writePlaceHere(entry: string): void {
  const { pathname, search, hash } = location
  writePlace({ href: pathname + search, hash, entry, top: scrollY })
}

/** What was kept, once; null if nothing was. */
export function takePlace(): KeptPlace | null {
  try {
    const place = JSON.parse(sessionStorage.getItem(loginPlaceKey) ?? 'null')
    sessionStorage.removeItem(loginPlaceKey)
    return isPlace(place) ? place : null
  } catch {
    return null
  }
}

function isPlace(found: unknown): found is KeptPlace {
  if (typeof found !== 'object' || found === null) return false
  const { href, hash, entry, top } = { href: null, hash: null, entry: null, top: null, ...found }
  return [href, hash, entry].every(text => typeof text === 'string') && typeof top === 'number'
}

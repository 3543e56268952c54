import { allSettled, type Scope } from 'effector'
import { loginPlaceKey, loginReturned, type StoredPlace } from './store-place.ts'
import { untilTouched } from './until-touched.ts'

/** Takes the stored position; null if there is none. */
export function takePlace(): StoredPlace | null {
  try {
    const place = JSON.parse(sessionStorage.getItem(loginPlaceKey) ?? 'null')
    sessionStorage.removeItem(loginPlaceKey)
    return isPlace(place) ? place : null
  } catch {
    return null
  }
}

function isPlace(found: unknown): found is StoredPlace {
  if (typeof found !== 'object' || found === null) return false
  const { href, hash, entry, top } = { href: null, hash: null, entry: null, top: null, ...found }
  return [href, hash, entry].every(text => typeof text === 'string') && typeof top === 'number'
}

/** Restores the stored position: the part after '#', and how far the page was scrolled. */
export function returnToPlace(scope: Scope): void {
  const place = takePlace()
  if (place?.href !== location.pathname + location.search) return
  if (place.hash !== location.hash) history.replaceState(history.state, '', place.href + place.hash)
  scrollBack(place.top)
  void allSettled(loginReturned, { scope, params: place })
}

/** The number of frames to wait for the page's height, about two seconds. */
const maxFrames = 120

/**
 * Scrolls as soon as the page is long enough, unless the shopper scrolls first, or the page restores its own position.
 */
function scrollBack(top: number): void {
  const stop = untilTouched()
  const look = (frames: number) => {
    if (stop.signal.aborted || history.scrollRestoration === 'manual') return stop.abort()
    const isLongEnough = document.documentElement.scrollHeight - innerHeight >= top
    if (!isLongEnough && frames > 0) return void requestAnimationFrame(() => look(frames - 1))
    scrollTo({ top, behavior: 'instant' })
    stop.abort()
  }
  look(maxFrames)
}

import { $entry } from '@jeoul/router'
import { allSettled, createEvent, type Scope } from 'effector'
import { $siteLinks } from '../site-links.ts'
import { type KeptPlace, takePlace, writePlaceHere } from './kept-place.ts'

/** The shopper is back from the login, on the page that they had left for it. */
export const loginReturned = createEvent<KeptPlace>()

/**
 * Keeps the place on the page when a shopper follows a link to the login; {@link returnToPlace} of the page that comes after
 * it brings them back to it.
 *
 * @returns stops
 */
export function keepLoginPlace(scope: Scope): () => void {
  const keep = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const opensElsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey
    if (event.defaultPrevented || opensElsewhere) return
    if (link?.getAttribute('href') !== scope.getState($siteLinks).login) return
    writePlaceHere(scope.getState($entry))
  }
  const stop = new AbortController()
  // After the views, which may do something else with a press.
  document.addEventListener('click', keep, stop)
  // They came back without the login.
  addEventListener('pageshow', () => takePlace(), stop)
  return () => stop.abort()
}

/** Brings a shopper back to the place that was kept: the part after '#', and how far the page was scrolled. */
export function returnToPlace(scope: Scope): void {
  const place = takePlace()
  if (place?.href !== location.pathname + location.search) return
  if (place.hash !== location.hash) history.replaceState(history.state, '', place.href + place.hash)
  scrollBack(place.top)
  void allSettled(loginReturned, { scope, params: place })
}

/** Frames, about two seconds' worth, in which a page takes its height. */
const settling = 120

/** Scrolls as soon as the page is long enough, unless the shopper moves first, or the page finds its place itself. */
function scrollBack(top: number): void {
  const stop = new AbortController()
  for (const type of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
    addEventListener(type, () => stop.abort(), { passive: true, signal: stop.signal })
  }
  const look = (frames: number) => {
    if (stop.signal.aborted || history.scrollRestoration === 'manual') return stop.abort()
    const isLongEnough = document.documentElement.scrollHeight - innerHeight >= top
    if (!isLongEnough && frames > 0) return void requestAnimationFrame(() => look(frames - 1))
    scrollTo({ top, behavior: 'instant' })
    stop.abort()
  }
  look(settling)
}

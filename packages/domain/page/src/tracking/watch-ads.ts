import { type Ad, readAd } from './ad.ts'

/**
 * An ad counts as seen after half of it was visible for one second without interruption (assumed, as advertisers
 * count).
 */
const seenShare = 0.5
const seenAfter = 1000

interface AdWatcher {
  /** Starts over with the ads of another page. */
  turn(): void
  stop(): void
}

/** Reports the ads below an element when they are seen, including those added later. */
export function watchAds(root: Element, seen: (ad: Ad) => void): AdWatcher {
  if (!('IntersectionObserver' in window)) return { turn: () => {}, stop: () => {} }
  const timers = new Map<Element, ReturnType<typeof setTimeout>>()
  let known = new WeakSet<Element>()

  const leave = (element: Element) => {
    clearTimeout(timers.get(element))
    timers.delete(element)
  }
  const report = (element: Element) => {
    leave(element)
    views.unobserve(element)
    const ad = element instanceof HTMLElement ? readAd(element.dataset.ad) : null
    if (ad) seen(ad)
  }
  const views = new IntersectionObserver(
    entries => {
      for (const { target, isIntersecting } of entries) {
        leave(target)
        if (isIntersecting) timers.set(target, setTimeout(report, seenAfter, target))
      }
    },
    { threshold: seenShare },
  )
  const look = () => {
    for (const element of timers.keys()) if (!element.isConnected) leave(element)
    for (const element of root.querySelectorAll('[data-ad]')) {
      if (known.has(element)) continue
      known.add(element)
      views.observe(element)
    }
  }
  const changes = new MutationObserver(look)
  changes.observe(root, { childList: true, subtree: true })
  look()

  const forget = () => {
    views.disconnect()
    for (const element of [...timers.keys()]) leave(element)
  }
  return {
    turn() {
      forget()
      known = new WeakSet()
      look()
    },
    stop() {
      changes.disconnect()
      forget()
    },
  }
}

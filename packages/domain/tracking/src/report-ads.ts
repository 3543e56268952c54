import { type Scope, scopeBind } from 'effector'
import { type Ad, readAd } from './ad.ts'
import { adFollowed, adSeen, pageTurned } from './model.ts'
import { watchAds } from './watch-ads.ts'

/** Ads that were followed before this script had loaded, on this page or the one before (`early-presses.ts`). */
const earlyKey = 'jeoul.ads'

/**
 * Starts reporting the ads of a document: views, and followed links.
 *
 * @returns a function to call when another page is on screen
 */
export function reportAds(scope: Scope): () => void {
  const follow = scopeBind(adFollowed, { scope })
  const turn = scopeBind(pageTurned, { scope })
  const press = (target: EventTarget | null) => {
    const link = target instanceof Element ? target.closest('a') : null
    const ad = readAd(link?.closest<HTMLElement>('[data-ad]')?.dataset.ad)
    // Not what else its row holds: ways to malls, variants, an estimate.
    if (ad && link?.pathname.endsWith(`/item/${ad.itemId}`)) follow(ad)
  }
  for (const ad of takeEarly()) follow(ad)
  // Listens on the window, before the router handles a link; the middle button opens links, too.
  for (const type of ['click', 'auxclick']) addEventListener(type, ({ target }) => press(target), true)
  const watcher = watchAds(document.body, scopeBind(adSeen, { scope }))
  return () => {
    turn()
    watcher.turn()
  }
}

/** A product that was pressed twice is opened once. */
function takeEarly(): readonly Ad[] {
  try {
    const text = localStorage.getItem(earlyKey) ?? '[]'
    localStorage.removeItem(earlyKey)
    const found: unknown = JSON.parse(text)
    return Array.isArray(found) ? [...new Set(found)].flatMap(text => readAd(String(text)) ?? []) : []
  } catch {
    return []
  }
}

import { type Scope, scopeBind } from 'effector'
import { readAd } from './ad.ts'
import { adFollowed, adSeen, pageTurned } from './model.ts'
import { watchAds } from './watch-ads.ts'

/**
 * Starts reporting the ads of a document: their views, and their links that are followed.
 *
 * @returns a function to call when another page is on screen
 */
export function reportAds(scope: Scope): () => void {
  const follow = scopeBind(adFollowed, { scope })
  const turn = scopeBind(pageTurned, { scope })
  const press = (target: EventTarget | null) => {
    const link = target instanceof Element ? target.closest('a') : null
    const ad = readAd(link?.closest<HTMLElement>('[data-ad]')?.dataset.ad)
    // Other links in the ad's row, such as to malls or variants, do not count.
    if (ad && link?.pathname.endsWith(`/item/${ad.itemId}`)) follow(ad)
  }
  // Listens on the window, before the router handles the link. The middle button opens links, too.
  for (const type of ['click', 'auxclick']) addEventListener(type, ({ target }) => press(target), true)
  const watcher = watchAds(document.body, scopeBind(adSeen, { scope }))
  return () => {
    turn()
    watcher.turn()
  }
}

import { items } from '@jeoul/list'
import { renderOverPage } from '@jeoul/ssr/overlay'
import { countsListed, heartPressed, whenSaved, wishesOpened } from '@jeoul/wish'
import { $pressedHearts, heartSettled, type PressedHeart } from '@jeoul/wish/pressed-hearts'
import { allSettled, type Scope, sample, scopeBind } from 'effector'
import { keepHeartsMarked } from './heart-marks.ts'
import { WishOverlay } from './wish-overlay.tsx'

sample({ clock: items.loaded, target: countsListed })

/**
 * Keeps all hearts of a page in sync with what is saved, and renders what presses show. Handles the presses that wait on the
 * device.
 *
 * @returns `press` handles a press, and settles it once it needs nothing more from this page
 */
export function openHearts(scope: Scope) {
  renderOverPage(scope, WishOverlay)
  allSettled(wishesOpened, { scope })
  keepHeartsMarked(document.body, scope)
  const settle = scopeBind(heartSettled, { scope })
  const press = (heart: PressedHeart) => {
    allSettled(heartPressed, { scope, params: heart })
    whenSaved(scope, heart.itemId, () => settle(heart))
  }
  for (const heart of scope.getState($pressedHearts)) press(heart)
  return { press }
}

import { items } from '@jeoul/list'
import { renderOverPage } from '@jeoul/ssr/overlay'
import { countsListed, heartPressed, whenSaved, wishesOpened } from '@jeoul/wish'
import { heartSettled, type PressedHeart } from '@jeoul/wish/pressed-hearts'
import { allSettled, type Scope, sample, scopeBind } from 'effector'
import { keepHeartsMarked } from './heart-marks.ts'
import { WishOverlay } from './wish-overlay.tsx'

sample({ clock: items.loaded, target: countsListed })

/** Keeps all hearts of a page in sync with what is saved, and renders what presses show. */
export function openHearts(scope: Scope) {
  renderOverPage(scope, WishOverlay)
  allSettled(wishesOpened, { scope })
  keepHeartsMarked(document.body, scope)
  const settle = scopeBind(heartSettled, { scope })
  const press = (heart: PressedHeart) => {
    allSettled(heartPressed, { scope, params: heart })
    whenSaved(scope, heart.itemId, () => settle(heart))
  }
  return { press }
}

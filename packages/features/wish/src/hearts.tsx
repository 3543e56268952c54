import { items } from '@jeoul/list'
import { renderOverPage } from '@jeoul/ssr/overlay'
import { countsListed, heartPressed, whenSaved, wishesOpened } from '@jeoul/wish'
import { $pressedHearts, heartSettled, heartStored, type PressedHeart } from '@jeoul/wish/pressed-hearts'
import { allSettled, createWatch, type Scope, sample, scopeBind } from 'effector'
import { keepHeartsMarked } from './heart-marks.ts'
import { WishOverlay } from './wish-overlay.tsx'

sample({ clock: items.loaded, target: countsListed })

/**
 * Keeps all hearts of a page in sync with what is saved, and renders what presses show. Handles the presses that wait on the
 * device, and all further ones.
 */
export function openHearts(scope: Scope): void {
  renderOverPage(scope, WishOverlay)
  allSettled(wishesOpened, { scope })
  keepHeartsMarked(document.body, scope)
  const settle = scopeBind(heartSettled, { scope })
  const handle = (heart: PressedHeart) => {
    allSettled(heartPressed, { scope, params: heart })
    whenSaved(scope, heart.itemId, () => settle(heart))
  }
  for (const heart of scope.getState($pressedHearts)) handle(heart)
  // After the kernel's run, so that a press has had its effect when `handle` looks at it.
  createWatch({ unit: heartStored, scope, fn: heart => queueMicrotask(() => handle(heart)) })
}

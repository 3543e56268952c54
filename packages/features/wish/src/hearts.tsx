import { items } from '@jeoul/list'
import { renderOverPage } from '@jeoul/ssr/overlay'
import { countsListed, type HeartItem, heartPressed, wishesOpened } from '@jeoul/wish'
import { allSettled, type Scope, sample, scopeBind } from 'effector'
import { keepHeartsMarked } from './heart-marks.ts'
import { WishOverlay } from './wish-overlay.tsx'

sample({ clock: items.loaded, target: countsListed })

export interface PressedHeart extends HeartItem {
  /** The state that the heart showed. */
  readonly isMine: boolean
}

/** Keeps all hearts of a page in sync with what is saved, and renders what presses show. */
export function openHearts(scope: Scope) {
  renderOverPage(scope, WishOverlay)
  allSettled(wishesOpened, { scope })
  keepHeartsMarked(document.body, scope)
  const press: (heart: PressedHeart) => void = scopeBind(heartPressed, { scope })
  return { press }
}

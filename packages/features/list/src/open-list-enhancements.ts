import { $picked, isPicked, itemToggled, type PickedItem } from '@jeoul/compare'
import { pressAlert } from '@jeoul/feature-price-alert/press-alert'
import { pressHeart } from '@jeoul/feature-wish/press-heart'
import { $place } from '@jeoul/router'
import { helpOpened } from '@jeoul/shortcuts'
import type { LivePage } from '@jeoul/ssr'
import { reportAds } from '@jeoul/tracking'
import { createWatch, type EventCallable, scopeBind } from 'effector'
import { choiceShown } from './choice-showing.ts'
import { listenToKeys } from './keyboard/listen-to-keys.ts'
import { keepPlace } from './place/keep-place.ts'
import { moveFocus } from './place/move-focus.ts'
import { itemOf } from './rows/list-rows.ts'
import { listenToPresses } from './rows/listen-to-presses.ts'
import { keepRowsMarked } from './rows/row-marks.ts'
import { scrollForEarlierChoices, scrollToList } from './scroll-to-list.ts'

/**
 * Starts the enhancements of lists after the first interaction, on both sites.
 *
 * @param picked takes the product of a row whose 비교 was pressed
 */
export function openListEnhancements(
  { scope, pressed, keys }: LivePage,
  picked: EventCallable<PickedItem> = itemToggled,
): void {
  const help = scopeBind(helpOpened, { scope })
  const compare = scopeBind(picked, { scope })
  listenToPresses(
    document,
    {
      help: () => help(),
      compare(button) {
        const item = itemOf(button)
        const isShown = button.getAttribute('aria-pressed') === 'true'
        // A button pressed before the tray had loaded acts on the state that it showed.
        if (item && isPicked(scope.getState($picked), item.itemId) === isShown) compare(item)
      },
      alert: button => void pressAlert(scope, button),
      wish: button => void pressHeart(scope, button, itemOf(button)),
    },
    pressed,
  )
  keepRowsMarked(document.body, scope)
  createWatch({ unit: $place, scope, fn: reportAds(scope) })
  scrollForEarlierChoices(pressed)
  keepPlace(document, scope)
  moveFocus(document)
  createWatch({ unit: choiceShown, scope, fn: scrollToList })
  // Must come last, because keys that were pressed earlier may click buttons.
  listenToKeys(document, scope, keys)
}

import { $place } from '@jeoul/router'
import { helpOpened } from '@jeoul/shortcuts'
import type { LivePage } from '@jeoul/ssr'
import { reportAds } from '@jeoul/tracking'
import { allSettled, createWatch, scopeBind } from 'effector'
import { listenToKeys } from './keyboard/listen-to-keys.ts'
import { itemOf } from './rows/list-rows.ts'
import { listenToPresses } from './rows/listen-to-presses.ts'
import { keepRowsMarked } from './rows/row-marks.ts'
import { rowCompared, rowsOpened, rowWished } from './rows/row-model.ts'

/** Starts what lists need once a visitor interacts, on both sites. */
export function openListEnhancements({ scope, pressed, keys }: LivePage): void {
  const help = scopeBind(helpOpened, { scope })
  const compare = scopeBind(rowCompared, { scope })
  const wish = scopeBind(rowWished, { scope })
  const withItem = (act: (item: NonNullable<ReturnType<typeof itemOf>>) => void) => (button: HTMLElement) => {
    const item = itemOf(button)
    if (item) act(item)
  }
  listenToPresses(
    document,
    { help: () => help(), compare: withItem(compare), wish: withItem(({ itemId }) => wish(itemId)) },
    pressed,
  )
  keepRowsMarked(document.body, scope)
  createWatch({ unit: $place, scope, fn: reportAds(scope, pressed) })
  allSettled(rowsOpened, { scope })
  // Must come last, because keys that were pressed earlier may click buttons.
  listenToKeys(document, scope, keys)
}

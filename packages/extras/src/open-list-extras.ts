import type { LivePage } from '@jeoul/runtime'
import { helpOpened } from '@jeoul/shortcuts'
import { scopeBind } from 'effector'
import { listenToKeys } from './listen-to-keys.ts'
import { listenToPresses } from './listen-to-presses.ts'

/** Everything that lists do for a visitor who stays, on either site. */
export function openListExtras({ scope, pressed }: LivePage): void {
  listenToKeys(document, scope)
  const help = scopeBind(helpOpened, { scope })
  listenToPresses(document, { help: () => help() }, pressed)
}

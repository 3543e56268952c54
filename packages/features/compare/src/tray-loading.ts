import { $picked } from '@jeoul/compare'
import { createLazyView } from '@jeoul/ssr'
import { createEvent, sample } from 'effector'

export interface TrayProps {
  /** Opens the comparison over this page; where there is none, the way leads to the comparison's own. */
  readonly onOpen?: (() => void) | undefined
}

/** The place of the tray is on screen. */
export const trayPlaced = createEvent()

const $hasPicks = $picked.map(items => items.length > 0)

/** The tray, whose script comes when something is in it. */
export const $tray = createLazyView<TrayProps>({
  clock: sample({ clock: [$hasPicks, trayPlaced], source: $hasPicks, filter: hasPicks => hasPicks }),
  load: () => import('./tray.tsx'),
  // The page is whole without it, and the next pick tries again.
  Failed: () => null,
})

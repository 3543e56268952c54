import { $picked } from '@jeoul/compare'
import { $openPage } from '@jeoul/router'
import { createLazyView } from '@jeoul/ssr'
import { createEvent, sample } from 'effector'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'

const slotShown = createEvent()
const $hasPicks = $picked.map(items => items.length > 0)

/**
 * Loaded once the tray holds a product. The page works without it; if loading fails, the next pick tries
 * again.
 */
const $tray = createLazyView({
  clock: sample({ clock: [$hasPicks, slotShown], source: $hasPicks, filter: hasPicks => hasPicks }),
  load: () => import('./tray.tsx'),
})

/** Shows the desktop's comparison tray, on every page except the comparison's own. */
export function CompareTray() {
  const [hasPicks, page, tray, show] = useUnit([$hasPicks, $openPage, $tray, slotShown])
  useEffect(() => show(), [show])
  return tray && hasPicks && page !== 'compare' ? <tray.View /> : null
}

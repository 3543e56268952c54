import { trayKey } from '@jeoul/compare/tray-key'
import { isKept } from '@jeoul/device'
import { createLazyView } from '@jeoul/ssr'
import { createEvent, sample } from 'effector'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'

const slotShown = createEvent()
const $isKept = isKept(trayKey)

/**
 * Loaded where the device keeps a tray, without waiting for a visitor. The page works without it; if loading fails, the
 * next pick tries again.
 */
const $tray = createLazyView({
  clock: sample({ clock: [$isKept, slotShown], source: $isKept, filter: kept => kept }),
  load: () => import('./tray.tsx'),
})

/** Where the desktop's comparison tray appears. */
export function CompareTray() {
  const [tray, show] = useUnit([$tray, slotShown])
  useEffect(() => show(), [show])
  return tray && <tray.View />
}

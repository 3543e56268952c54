import { trayKey } from '@jeoul/compare/tray-key'
import { createLazyView } from '@jeoul/ssr'
import { isStored } from '@jeoul/visitor/device'
import { sample } from 'effector'
import { useUnit } from 'effector-react'

/** Loaded where the device keeps a tray, without waiting for a visitor. The page works without it. */
const $tray = createLazyView({
  clock: sample({ clock: isStored(trayKey), filter: stored => stored }),
  load: () => import('./tray.tsx'),
})

/** Shows the desktop's comparison tray, once its view has loaded. */
export function CompareTray() {
  const tray = useUnit($tray)
  return tray && <tray.View />
}

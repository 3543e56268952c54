import { $picked } from '@jeoul/compare'
import { compareRoute } from '@jeoul/routing'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $tray, type TrayProps, trayPlaced } from './tray-loading.ts'

/** Where the tray appears, on every page but the comparison's own. */
export function CompareTray({ onOpen }: TrayProps) {
  const [picked, isComparing, tray, place] = useUnit([$picked, compareRoute.$isOpened, $tray, trayPlaced])
  useEffect(() => place(), [place])
  return tray && picked.length > 0 && !isComparing ? <tray.View onOpen={onOpen} /> : null
}

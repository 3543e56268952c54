import { $picked } from '@jeoul/compare'
import { $openPage } from '@jeoul/router'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { $tray, type TrayProps, trayPlaced } from './tray-loading.ts'

/** Where the tray appears, on every page but the comparison's own. */
export function CompareTray({ onOpen }: TrayProps) {
  const [picked, page, tray, place] = useUnit([$picked, $openPage, $tray, trayPlaced])
  useEffect(() => place(), [place])
  return tray && picked.length > 0 && page !== 'compare' ? <tray.View onOpen={onOpen} /> : null
}

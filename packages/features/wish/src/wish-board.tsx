import { useProvidedScope, useUnit } from 'effector-react'
import { type ReactNode, useEffect } from 'react'
import { groupDialogsLayer } from './group-dialogs-layer.ts'
// A press may request a group before the hearts, which render that layer, have loaded.
import './group-layer.ts'
import { loadHearts } from './hearts-loading.ts'
import { OwnWishes } from './own-wishes.tsx'
import { $shared } from './page-model.ts'
import { SharedWishes } from './shared-wishes.tsx'

type WishBoardProps = {
  /** Shown to visitors below an empty list. */
  readonly children: ReactNode
}

/** The visitor's own wishes, or those shared with them. */
export function WishBoard({ children }: WishBoardProps) {
  const shared = useUnit($shared)
  const scope = useProvidedScope()
  useEffect(() => {
    // The next press retries.
    if (scope) loadHearts(scope).catch(() => {})
  }, [scope])
  return (
    <>
      {shared ? <SharedWishes shared={shared} /> : <OwnWishes>{children}</OwnWishes>}
      <groupDialogsLayer.Slot />
    </>
  )
}

import { useProvidedScope, useUnit } from 'effector-react'
import { type ReactNode, useEffect } from 'react'
import { groupDialogsLayer } from './group-dialogs-layer.ts'
// A press may ask for a group before the hearts, which draw that layer, are loaded.
import './group-layer.ts'
import { heartsOf } from './hearts-loading.ts'
import { OwnWishes } from './own-wishes.tsx'
import { $shared } from './page-model.ts'
import { SharedWishes } from './shared-wishes.tsx'

type WishBoardProps = {
  /** What a visitor finds below an empty list. */
  readonly children: ReactNode
}

/** The visitor's wishes, or those that somebody shared with them. */
export function WishBoard({ children }: WishBoardProps) {
  const shared = useUnit($shared)
  const scope = useProvidedScope()
  useEffect(() => {
    // The next press tries again.
    if (scope) heartsOf(scope).catch(() => {})
  }, [scope])
  return (
    <>
      {shared ? <SharedWishes shared={shared} /> : <OwnWishes>{children}</OwnWishes>}
      <groupDialogsLayer.Slot />
    </>
  )
}

import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { groupDialogsLayer } from './group-dialogs-layer.ts'
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
  return (
    <>
      {shared ? <SharedWishes shared={shared} /> : <OwnWishes>{children}</OwnWishes>}
      <groupDialogsLayer.Slot />
    </>
  )
}

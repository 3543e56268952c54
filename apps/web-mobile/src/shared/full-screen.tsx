import { type ReactNode, useLayoutEffect, useRef } from 'react'
import styles from './full-screen.module.css'

type FullScreenProps = {
  readonly label: string
  readonly onClose: () => void
  /** It is on screen: what is to have the focus takes it here. */
  readonly onOpen: (screen: HTMLElement) => void
  readonly children: ReactNode
}

/** A window over all of the screen, open as long as it is there. Escape asks to close it. */
export function FullScreen({ label, onClose, onOpen, children }: FullScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const opened = useRef(onOpen)
  // While it is still there, so that the focus goes back.
  useLayoutEffect(() => {
    const screen = dialog.current
    const below = location.href
    screen?.showModal()
    if (screen) opened.current(screen)
    return () => {
      screen?.close()
      if (location.href === below) return
      // As with a link, the next page begins at its top; the focus is back where the window was opened.
      scrollTo(0, 0)
      document.getElementById('main')?.focus({ preventScroll: true })
    }
  }, [])
  return (
    <dialog ref={dialog} className={styles.screen} aria-label={label} onClose={onClose}>
      {children}
    </dialog>
  )
}

import { type ReactNode, useLayoutEffect, useRef } from 'react'
import styles from './full-screen.module.css'

type FullScreenProps = {
  readonly label: string
  readonly onClose: () => void
  /** Called when it is on screen, to focus an element. */
  readonly onOpen: (screen: HTMLElement) => void
  readonly children: ReactNode
}

/** A full-screen dialog, open while it is mounted. Escape asks to close it. */
export function FullScreen({ label, onClose, onOpen, children }: FullScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const opened = useRef(onOpen)
  // Closing before the element is removed returns the focus.
  useLayoutEffect(() => {
    const screen = dialog.current
    const below = location.href
    screen?.showModal()
    if (screen) opened.current(screen)
    return () => {
      screen?.close()
      if (location.href === below) return
      // Like a page load, start the next page at the top; closing has put the focus back where the dialog was
      // opened.
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

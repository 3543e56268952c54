import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { cx } from './cx.ts'
import styles from './dialog.module.css'
import { close } from './glyph.ts'
import { Icon } from './icon.tsx'
import { usePressBeside } from './use-press-beside.ts'

type DialogProps = {
  readonly title: ReactNode
  /** The visitor asked to close it: by its button, by Esc, or by a press outside. */
  readonly onClose: () => void
  /** Fills the whole screen. */
  readonly isFull?: boolean
  /** As high as it may get from the start, so that content that comes or goes moves nothing. */
  readonly isTall?: boolean
  /** The buttons that close it. */
  readonly footer?: ReactNode
  readonly children: ReactNode
}

/** A modal dialog, open while it is mounted. It traps the focus and returns it when it closes. */
export function Dialog({ title, onClose, isFull = false, isTall = false, footer, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // Closing before the element is removed returns the focus.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element?.open) element?.showModal()
    return () => element?.close()
  }, [])
  usePressBeside(dialog, true, onClose)
  return (
    <dialog
      ref={dialog}
      className={cx(styles.dialog, isFull && styles.full, isTall && styles.tall)}
      aria-labelledby={titleId}
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className={styles.column}>
        <header className={styles.head}>
          <h2 id={titleId}>{title}</h2>
          <button type="button" className={styles.close} onClick={onClose}>
            <Icon of={close} label="닫기" />
          </button>
        </header>
        <div className={styles.body}>{children}</div>
        {footer && <footer className={styles.foot}>{footer}</footer>}
      </div>
    </dialog>
  )
}

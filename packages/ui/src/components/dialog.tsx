import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { cx } from './cx.ts'
import styles from './dialog.module.css'
import { close } from './glyph.ts'
import { Icon } from './icon.tsx'

type DialogProps = {
  readonly title: string
  /** The visitor wants it closed: by its button, by Esc, or by a press beside it. */
  readonly onClose: () => void
  /** Takes the whole screen. */
  readonly isFull?: boolean
  /** The buttons that end it. */
  readonly footer?: ReactNode
  readonly children: ReactNode
}

/** A window over the page, open as long as it is there. The focus goes in, stays, and goes back. */
export function Dialog({ title, onClose, isFull = false, footer, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // Closed while it is still in the document, it gives the focus back.
  useLayoutEffect(() => {
    const window = dialog.current
    if (!window?.open) window?.showModal()
    return () => window?.close()
  }, [])
  useEffect(() => {
    const window = dialog.current
    const closeBeside = ({ target }: Event) => target === window && onClose()
    window?.addEventListener('click', closeBeside)
    return () => window?.removeEventListener('click', closeBeside)
  }, [onClose])
  return (
    <dialog
      ref={dialog}
      className={cx(styles.dialog, isFull && styles.full)}
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

import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './bottom-sheet.module.css'
import { close } from './glyph.ts'
import { Icon } from './icon.tsx'
import { useSheetPull } from './use-sheet-pull.ts'

type BottomSheetProps = {
  readonly title: string
  readonly isOpen: boolean
  /** The visitor wants it closed: by its button, by Esc, by a press beside it, or by pulling it down. */
  readonly onClose: () => void
  /** Beside the title: a way to begin anew. */
  readonly aside?: ReactNode
  /** The one main button. */
  readonly footer: ReactNode
  readonly children: ReactNode
}

/** What comes up from the bottom of a phone's screen, over the page. The focus goes in, stays, and goes back. */
export function BottomSheet({ title, isOpen, onClose, aside, footer, children }: BottomSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const pull = useSheetPull(dialog, onClose)
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal()
    if (!isOpen) dialog.current?.close()
  }, [isOpen])
  useEffect(() => {
    const sheet = dialog.current
    const closeBeside = ({ target }: Event) => target === sheet && onClose()
    sheet?.addEventListener('click', closeBeside)
    return () => sheet?.removeEventListener('click', closeBeside)
  }, [onClose])
  return (
    <dialog ref={dialog} className={styles.sheet} aria-labelledby={titleId} onClose={onClose}>
      <div className={styles.column}>
        <header className={styles.head} {...pull}>
          <h2 id={titleId}>{title}</h2>
          {aside}
          <button type="button" className={styles.close} onClick={onClose}>
            <Icon of={close} label="닫기" />
          </button>
        </header>
        <div className={styles.body}>{children}</div>
        <footer className={styles.foot}>{footer}</footer>
      </div>
    </dialog>
  )
}

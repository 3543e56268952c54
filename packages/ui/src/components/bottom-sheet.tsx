import { type ReactNode, useEffect, useId, useRef } from 'react'
import styles from './bottom-sheet.module.css'
import { close } from './glyph.ts'
import { Icon } from './icon.tsx'
import { usePressBeside } from './use-press-beside.ts'
import { useSheetPull } from './use-sheet-pull.ts'

type BottomSheetProps = {
  readonly title: string
  readonly isOpen: boolean
  /** The visitor asked to close it: by its button, by Esc, by a press outside, or by pulling it down. */
  readonly onClose: () => void
  /** Beside the title, such as a button that resets the choices. */
  readonly aside?: ReactNode
  /** Holds the main button. */
  readonly footer: ReactNode
  readonly children: ReactNode
}

/** A modal sheet at the bottom of a phone's screen. It traps the focus and returns it when it closes. */
export function BottomSheet({ title, isOpen, onClose, aside, footer, children }: BottomSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const pull = useSheetPull(dialog, onClose)
  useEffect(() => {
    if (isOpen && !dialog.current?.open) dialog.current?.showModal()
    if (!isOpen) dialog.current?.close()
  }, [isOpen])
  usePressBeside(dialog, isOpen, onClose)
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

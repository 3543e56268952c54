import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { close } from './glyph.ts'
import { Icon } from './icon.tsx'
import { Notice } from './notice.tsx'
import styles from './toast.module.css'
import { usePassing } from './use-passing.ts'

/** The place of messages over a page: above the bars at the bottom of the screen. */
export function ToastPlace({ children }: { readonly children: ReactNode }) {
  return <div className={styles.place}>{children}</div>
}

type ToastProps = {
  /** The message. A new one restarts the timer; null shows nothing. */
  readonly of: object | null
  /** Whether it dismisses itself after a while. */
  readonly isPassing?: boolean
  /** The visitor dismissed it, or its time is up. */
  readonly onClose: () => void
  /** The text, with actions. */
  readonly children: ReactNode
}

/**
 * Announces the result of the last action, in a {@link ToastPlace}. Keep it mounted: screen readers announce changes.
 */
export function Toast({ of, isPassing = true, onClose, children }: ToastProps) {
  usePassing(isPassing ? of : null, onClose)
  return (
    <div className={styles.toast}>
      <Notice>
        {of && (
          <>
            <span className={styles.words}>{children}</span>
            <Button tone="quiet" onClick={() => onClose()}>
              <Icon of={close} label="닫기" />
            </Button>
          </>
        )}
      </Notice>
    </div>
  )
}

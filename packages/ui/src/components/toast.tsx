import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { close } from './glyph.ts'
import { Icon } from './icon.tsx'
import { Notice } from './notice.tsx'
import styles from './toast.module.css'
import { usePassing } from './use-passing.ts'

/** Where messages stand over a page: above the bars at the bottom of the screen. */
export function ToastPlace({ children }: { readonly children: ReactNode }) {
  return <div className={styles.place}>{children}</div>
}

type ToastProps = {
  /** The message; another one restarts the time, and null shows nothing. */
  readonly of: object | null
  /** Whether it goes by itself after a while. */
  readonly isPassing?: boolean
  /** The visitor closed it, or its time is over. */
  readonly onClose: () => void
  /** The words, with what can be done about it. */
  readonly children: ReactNode
}

/** Says what the last press did, in a {@link ToastPlace}. Keep it mounted: screen readers announce changes. */
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

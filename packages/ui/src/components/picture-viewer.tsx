import type { ReactNode } from 'react'
import styles from './picture-viewer.module.css'

interface PictureViewerProps {
  /** What turns the pictures, below them; null for a single one. */
  readonly bar: ReactNode
  /** The picture or video. */
  readonly children: ReactNode
}

/** The body of a full-screen dialog: one picture or video as large as fits, and a bar below it. */
export function PictureViewer({ bar, children }: PictureViewerProps) {
  return (
    <div className={styles.viewer}>
      <div className={styles.stage}>{children}</div>
      {bar && <div className={styles.bar}>{bar}</div>}
    </div>
  )
}

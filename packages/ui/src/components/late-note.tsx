import styles from './late-note.module.css'

/**
 * Says beside placeholders that the page's main data is late: CSS shows it two seconds after rendering, with or without
 * scripts. Takes no space.
 */
export function LateNote() {
  return (
    <p className={styles.late} role="status">
      <span>시간이 조금 걸리고 있어요</span>
    </p>
  )
}

import { glyph, Icon } from '@jeoul/ui'
import styles from './review-marks.module.css'

/**
 * A grade as stars, with words for screen readers.
 *
 * @param marks 1 to 5, including halves and tenths
 */
export function ReviewMarks({ marks }: { readonly marks: number }) {
  const full = Math.round(marks)
  return (
    <span className={styles.marks}>
      {[1, 2, 3, 4, 5].map(star => (
        <span key={star} className={star <= full ? styles.full : styles.none}>
          <Icon of={glyph.star} filled />
        </span>
      ))}
      <span className="sr-only">{`5점 만점에 ${marks}점`}</span>
    </span>
  )
}

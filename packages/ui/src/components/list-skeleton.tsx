import { cx } from './cx.ts'
import { LateNote } from './late-note.tsx'
import styles from './list-skeleton.module.css'

type ListSkeletonProps = {
  /** How many entries are expected, so that scroll positions can be restored. */
  readonly count: number
  /** Sets the height of an entry, and draws its parts as backgrounds of the colour `--grey`. */
  readonly className: string | undefined
}

/**
 * Placeholders for the products of a list, with a note once they are late. CSS draws each as one element, so that a
 * press shows them at once, without a script.
 */
export function ListSkeleton({ count, className }: ListSkeletonProps) {
  return (
    <>
      <LateNote />
      <div role="status" aria-label="상품을 불러오는 중이에요">
        {Array.from({ length: count }, (_, index) => (
          <div key={index} className={cx(styles.entry, className)} />
        ))}
      </div>
    </>
  )
}

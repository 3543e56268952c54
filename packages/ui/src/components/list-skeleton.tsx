import { cx } from './cx.ts'
import styles from './list-skeleton.module.css'

type ListSkeletonProps = {
  /** How many entries are expected, so that scroll positions can be restored. */
  readonly count: number
  /** Sets the height of an entry, and draws its parts as backgrounds of the colour `--grey`. */
  readonly className: string | undefined
}

/** Placeholders for the products of a list. CSS draws each as one element, so that a press shows them at once. */
export function ListSkeleton({ count, className }: ListSkeletonProps) {
  return (
    <div role="status" aria-label="상품을 불러오는 중이에요">
      <i aria-busy="true" />
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={cx(styles.entry, className)} />
      ))}
    </div>
  )
}

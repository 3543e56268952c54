import { cx } from './cx.ts'
import styles from './skeleton.module.css'

type SkeletonProps = {
  /** Any CSS length; the final size of what is on its way, so that nothing shifts. */
  readonly width?: string
  readonly height?: string
  /** Gives the size instead, as a page's policy may forbid style attributes in what the server renders. */
  readonly className?: string | undefined
}

/** A grey place holder. It shows after 150 ms, by CSS alone, so that a fast answer draws none. */
export function Skeleton({ width, height, className }: SkeletonProps) {
  const style = width === undefined && height === undefined ? undefined : { width, height }
  return <span className={cx(styles.skeleton, className)} style={style} aria-hidden="true" />
}

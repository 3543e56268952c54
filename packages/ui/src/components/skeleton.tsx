import { cx } from './cx.ts'
import styles from './skeleton.module.css'

type SkeletonProps = {
  /** Any CSS length. Use the final size of the content, so that nothing shifts. */
  readonly width?: string
  readonly height?: string
  /** Sets the size instead: a content security policy may forbid style attributes in server-rendered HTML. */
  readonly className?: string | undefined
}

/** A grey placeholder. CSS shows it after 150 ms, so that fast answers don't make it flash. */
export function Skeleton({ width, height, className }: SkeletonProps) {
  const style = width === undefined && height === undefined ? undefined : { width, height }
  return <span className={cx(styles.skeleton, className)} style={style} aria-hidden="true" />
}

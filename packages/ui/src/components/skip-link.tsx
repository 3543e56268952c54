import styles from './skip-link.module.css'

type SkipLinkProps = {
  /** The id of the target, which can take the focus. */
  readonly to?: string
  readonly children?: string
}

/** Jumps past what comes before the content, or another target. Visible only while focused. */
export function SkipLink({ to = 'main', children = '본문으로 건너뛰기' }: SkipLinkProps) {
  return (
    <a className={styles.skip} href={`#${to}`}>
      {children}
    </a>
  )
}

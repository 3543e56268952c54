import styles from './skip-link.module.css'

type SkipLinkProps = {
  /** The id of the main content. */
  readonly to?: string
}

/** The first tab stop: jumps past the header to the content. Visible only while focused. */
export function SkipLink({ to = 'main' }: SkipLinkProps) {
  return (
    <a className={styles.skip} href={`#${to}`}>
      본문으로 건너뛰기
    </a>
  )
}

import styles from './skip-link.module.css'

type SkipLinkProps = {
  /** The id of the main content. */
  readonly to?: string
}

/** The first stop of the Tab key: past the header, to the content. Seen only while it has the focus. */
export function SkipLink({ to = 'main' }: SkipLinkProps) {
  return (
    <a className={styles.skip} href={`#${to}`}>
      본문으로 건너뛰기
    </a>
  )
}

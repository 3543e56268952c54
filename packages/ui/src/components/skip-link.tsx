import styles from './skip-link.module.css'

type SkipLinkProps = {
  /** The id of what it leads to, which can take the focus. Pages without products do not show a link to them. */
  readonly to?: 'main' | 'products'
}

/** Jumps past what comes before the content, or the products of a list. Visible only while focused. */
export function SkipLink({ to = 'main' }: SkipLinkProps) {
  return (
    <a className={styles.skip} href={`#${to}`}>
      {to === 'main' ? '본문' : '상품 목록'}으로 건너뛰기
    </a>
  )
}

import { chevronLeft, chevronRight, first, last } from './glyph.ts'
import { Icon } from './icon.tsx'
import styles from './pagination.module.css'

type PaginationProps = {
  /** The page numbers of the current block, usually ten. */
  readonly pages: readonly number[]
  readonly current: number
  readonly hrefOf: (page: number) => string
  /** Links beyond the block, each left out if there is nothing further. */
  readonly firstHref?: string | undefined
  readonly prevHref?: string | undefined
  readonly nextHref?: string | undefined
  readonly lastHref?: string | undefined
}

function step(of: string, label: string, href: string | undefined) {
  return (
    href !== undefined && (
      <a href={href} aria-label={label}>
        <Icon of={of} />
      </a>
    )
  )
}

/** Links to the pages of a list, one block at a time. */
export function Pagination({ pages, current, hrefOf, ...ways }: PaginationProps) {
  return (
    <nav className={styles.pagination} aria-label="페이지">
      {step(first, '첫 페이지', ways.firstHref)}
      {step(chevronLeft, '이전 10페이지', ways.prevHref)}
      {pages.map(page => (
        <a key={page} href={hrefOf(page)} aria-current={page === current ? 'page' : undefined}>
          {page}
        </a>
      ))}
      {step(chevronRight, '다음 10페이지', ways.nextHref)}
      {step(last, '마지막 페이지', ways.lastHref)}
    </nav>
  )
}

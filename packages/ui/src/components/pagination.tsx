import { chevronLeft, chevronRight, first, last } from './glyph.ts'
import { Icon } from './icon.tsx'
import styles from './pagination.module.css'

type PaginationProps = {
  /** The page numbers of the current block, usually ten, and the pages to which its neighbours lead, if there are any. */
  readonly block: {
    readonly pages: readonly number[]
    readonly previous: number | null
    readonly next: number | null
  }
  readonly current: number
  /** The number of all pages. Without it, there are no links to the first and the last one. */
  readonly count?: number
  readonly hrefOf: (page: number) => string
}

/** Links to the pages of a list, one block at a time. */
export function Pagination({ block, current, count, hrefOf }: PaginationProps) {
  const { pages, previous, next } = block
  const link = (page: number, glyph: string, label: string) => (
    <a href={hrefOf(page)} aria-label={label}>
      <Icon of={glyph} />
    </a>
  )
  return (
    <nav className={styles.pagination} aria-label="페이지">
      {previous !== null && (
        <>
          {count !== undefined && link(1, first, '첫 페이지')}
          {link(previous, chevronLeft, '이전 10페이지')}
        </>
      )}
      {pages.map(page => (
        <a key={page} href={hrefOf(page)} aria-current={page === current ? 'page' : undefined}>
          {page}
        </a>
      ))}
      {next !== null && (
        <>
          {link(next, chevronRight, '다음 10페이지')}
          {count !== undefined && link(count, last, '마지막 페이지')}
        </>
      )}
    </nav>
  )
}

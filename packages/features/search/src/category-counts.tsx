import { $listHref } from '@jeoul/feature-list/list-href'
import { formatCount } from '@jeoul/format'
import { $categoryCounts, $query, $shownItems, type Search } from '@jeoul/list'
import { $siteProps } from '@jeoul/page'
import { useUnit } from 'effector-react'
import { type RefObject, useEffect, useRef } from 'react'
import styles from './category-counts.module.css'

const units = {
  site: $siteProps,
  listHref: $listHref,
  query: $query,
  categories: $categoryCounts,
  list: $shownItems,
}
/** The number that usually fits on the line that is kept free for them. A button shows the others. */
const mostOnLine = 8

/** Links to the categories of the results, so that a shopper can narrow the search by category first. */
export function CategoryCounts() {
  const {
    site: { isMobile },
    listHref,
    query,
    categories,
    list,
  } = useUnit(units)
  const { search } = query
  const row = useScrollToStart(search?.cateId ?? null)
  if (!search || categories.length === 0) return list.data ? null : <div className={styles.wait} />
  // Facets belong to one category, so another category starts without any.
  const hrefIn = (cateId: Search['cateId']) =>
    listHref({ ...query, search: { ...search, cateId }, spec: {}, page: 1 })
  const link = ({ cate_id, name, count }: (typeof categories)[number]) => (
    <li key={cate_id}>
      <a href={hrefIn(cate_id)} aria-current={search.cateId === cate_id ? 'true' : undefined}>
        {name} <small translate="no">{formatCount(count)}</small>
      </a>
    </li>
  )
  // On the mobile site the line scrolls sideways.
  const shown = isMobile ? categories.length : mostOnLine
  const others = categories.slice(shown)
  return (
    <nav className={styles.counts} aria-label="카테고리별 검색 결과">
      <ul ref={row}>
        <li>
          <a href={hrefIn(null)} aria-current={search.cateId === null ? 'true' : undefined}>
            전체
          </a>
        </li>
        {categories.slice(0, shown).map(link)}
      </ul>
      {others.length > 0 && (
        <details open={others.some(({ cate_id }) => cate_id === search.cateId) || undefined}>
          <summary>{`카테고리 ${others.length}개 더보기`}</summary>
          <ul>{others.map(link)}</ul>
        </details>
      )}
    </nav>
  )
}

/** A ref for a row that scrolls sideways: it returns to its start when another of its entries is chosen. */
function useScrollToStart(chosen: string | null): RefObject<HTMLUListElement | null> {
  const row = useRef<HTMLUListElement>(null)
  const last = useRef(chosen)
  useEffect(() => {
    if (chosen !== last.current && row.current) row.current.scrollLeft = 0
    last.current = chosen
  }, [chosen])
  return row
}

import { $listHref } from '@jeoul/feature-list/list-href'
import { formatCount } from '@jeoul/format'
import { $categoryTabs, $shownItems } from '@jeoul/list'
import { $siteProps } from '@jeoul/page'
import { useUnit } from 'effector-react'
import { type RefObject, useEffect, useRef } from 'react'
import styles from './category-counts.module.css'

const units = {
  site: $siteProps,
  listHref: $listHref,
  tabs: $categoryTabs,
  list: $shownItems,
}
/** The number that usually fits on the line that is kept free for them, with 전체. A button shows the others. */
const mostOnLine = 9

/** Links to the categories of the results, so that a shopper can narrow the search by category first. */
export function CategoryCounts() {
  const {
    site: { isMobile },
    listHref,
    tabs,
    list,
  } = useUnit(units)
  const row = useScrollToStart(tabs.find(({ isChosen }) => isChosen)?.cateId ?? null)
  if (tabs.length === 0) return list.data ? null : <div className={styles.wait} />
  const link = ({ cateId, name, count, isChosen, query }: (typeof tabs)[number]) => (
    <li key={cateId}>
      <a href={listHref(query)} aria-current={isChosen ? 'true' : undefined}>
        {name} {count !== null && <small translate="no">{formatCount(count)}</small>}
      </a>
    </li>
  )
  // On the mobile site the line scrolls sideways.
  const shown = isMobile ? tabs.length : mostOnLine
  const others = tabs.slice(shown)
  return (
    <nav className={styles.counts} aria-label="카테고리별 검색 결과">
      <ul ref={row}>{tabs.slice(0, shown).map(link)}</ul>
      {others.length > 0 && (
        <details open={others.some(({ isChosen }) => isChosen) || undefined}>
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

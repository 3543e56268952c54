import { $listHref } from '@jeoul/feature-list/list-href'
import { formatCount } from '@jeoul/format'
import { $categoryCounts, $query, type Search } from '@jeoul/list'
import { useUnit } from 'effector-react'
import styles from './category-counts.module.css'

const units = { listHref: $listHref, query: $query, categories: $categoryCounts }
/** As many as fit on two lines; the others wait behind a word. */
const shown = 12

/** The categories that hold what was found, so that a shopper narrows by category first. */
export function CategoryCounts() {
  const { listHref, query, categories } = useUnit(units)
  const { search } = query
  if (!search || categories.length === 0) return null
  // A facet belongs to one category: another one begins without a choice of them.
  const hrefIn = (cateId: Search['cateId']) =>
    listHref({ ...query, search: { ...search, cateId }, spec: {}, page: 1 })
  const link = ({ cate_id, name, count }: (typeof categories)[number]) => (
    <li key={cate_id}>
      <a href={hrefIn(cate_id)} aria-current={search.cateId === cate_id ? 'true' : undefined}>
        {name} <small>{formatCount(count)}</small>
      </a>
    </li>
  )
  const others = categories.slice(shown)
  return (
    <nav className={styles.counts} aria-label="카테고리별 검색 결과">
      <ul>
        <li>
          <a href={hrefIn(null)} aria-current={search.cateId === null ? 'true' : undefined}>
            전체
          </a>
        </li>
        {categories.slice(0, shown).map(link)}
      </ul>
      {others.length > 0 && (
        <details open={others.some(({ cate_id }) => cate_id === search.cateId) || undefined}>
          <summary>카테고리 {others.length}개 더보기</summary>
          <ul>{others.map(link)}</ul>
        </details>
      )}
    </nav>
  )
}

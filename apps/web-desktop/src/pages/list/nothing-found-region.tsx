import { categoriesNearby } from '@jeoul/category'
import { emptyFilter } from '@jeoul/filter-spec'
import { formatCount } from '@jeoul/format'
import { $categoryPath, $cateId, $chips, $query, $waysOut, nothingFoundWords } from '@jeoul/list'
import { $inside, hrefs } from '@jeoul/router'
import { ButtonLink, EmptyState } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { listHref } from './list-href.ts'
import styles from './nothing-found.module.css'

const units = { query: $query, chips: $chips, ways: $waysOut, cateId: $cateId, path: $categoryPath }

/** The list has no products at all: because of what was chosen, or because the category is empty. */
export default function NothingFound() {
  const inside = useUnit($inside)
  const { query, chips, ways, cateId, path } = useUnit(units)
  const nearby = (
    <nav className={styles.nearby} aria-label="가까운 카테고리">
      {chips.length > 0 && <span>가까운 카테고리</span>}
      {categoriesNearby(path)
        .filter(({ cate_id }) => cate_id !== cateId)
        .map(({ cate_id, name }) => (
          <a key={cate_id} href={inside(hrefs.list(cate_id))}>
            {name}
          </a>
        ))}
    </nav>
  )
  if (chips.length === 0) {
    const above = path.at(-2)
    return (
      <EmptyState title="이 카테고리에는 아직 상품이 없어요" why="가까운 카테고리에서 찾아보세요.">
        {nearby}
        <ButtonLink href={above ? inside(hrefs.list(above.cate_id)) : inside(hrefs.home())}>
          {above ? `${above.name} 전체 보기` : '전체 카테고리 보기'}
        </ButtonLink>
      </EmptyState>
    )
  }
  const hrefWith = (filter: typeof emptyFilter) => inside(listHref(cateId, { ...query, ...filter, page: 1 }))
  return (
    <EmptyState title="조건에 모두 맞는 상품이 없어요" why={nothingFoundWords(ways)}>
      <ul className={styles.ways} aria-label="빼 볼 조건">
        {ways.map(({ chip: { key, label, without }, count }) => (
          <li key={key}>
            <ButtonLink href={hrefWith(without)}>
              {count === null ? `${label} 빼고 보기` : `${label} 빼고 ${formatCount(count)}개 보기`}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <ButtonLink tone="quiet" href={hrefWith(emptyFilter)}>
        전체 해제
      </ButtonLink>
      {nearby}
    </EmptyState>
  )
}

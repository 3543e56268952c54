import { emptyFilter } from '@jeoul/filter-spec'
import { $categoryPath, $cateId, $chips, $query, writeListQuery } from '@jeoul/listing'
import { hrefs } from '@jeoul/routing'
import { ButtonLink, Chip, EmptyState } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './nothing-found.module.css'

const units = { query: $query, chips: $chips, cateId: $cateId, path: $categoryPath }

/** The list has no products at all: because of what was chosen, or because the category is empty. */
export default function NothingFound() {
  const { query, chips, cateId, path } = useUnit(units)
  if (chips.length === 0) {
    const above = path.at(-2)
    return (
      <EmptyState title="이 카테고리에는 아직 상품이 없어요" why="가까운 카테고리에서 찾아보세요.">
        <ButtonLink href={above ? hrefs.list(above.cate_id) : hrefs.home()}>
          {above ? `${above.name} 전체 보기` : '전체 카테고리 보기'}
        </ButtonLink>
      </EmptyState>
    )
  }
  const hrefWith = (filter: typeof emptyFilter) =>
    hrefs.list(cateId, writeListQuery({ ...query, ...filter, page: 1 }))
  return (
    <EmptyState title="조건에 모두 맞는 상품이 없어요" why="조건을 하나씩 빼 보세요.">
      <ul className={styles.ways} aria-label="뺄 수 있는 조건">
        {chips.map(({ key, label, without }) => (
          <li key={key}>
            <Chip label={label} href={hrefWith(without)} />
          </li>
        ))}
      </ul>
      <ButtonLink href={hrefWith(emptyFilter)}>전체 해제</ButtonLink>
    </EmptyState>
  )
}

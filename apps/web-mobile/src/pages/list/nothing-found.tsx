import { emptyFilter } from '@jeoul/filter-spec'
import { $categoryPath, $cateId, $chips, $query, mobileList, writeListQuery } from '@jeoul/listing'
import { hrefs } from '@jeoul/routing'
import { ButtonLink, EmptyState } from '@jeoul/ui'
import { useUnit } from 'effector-react'

const units = { query: $query, chips: $chips, cateId: $cateId, path: $categoryPath }

/** The list has no products at all: because of what was chosen, or because the category is empty. */
export function NothingFound() {
  const { query, chips, cateId, path } = useUnit(units)
  const above = path.at(-2)
  return chips.length === 0 ? (
    <EmptyState title="이 카테고리에는 아직 상품이 없어요" why="가까운 카테고리에서 찾아보세요.">
      <ButtonLink href={above ? hrefs.list(above.cate_id) : hrefs.home()}>
        {above ? `${above.name} 전체 보기` : '전체 카테고리 보기'}
      </ButtonLink>
    </EmptyState>
  ) : (
    <EmptyState title="조건에 모두 맞는 상품이 없어요">
      <ButtonLink
        href={hrefs.list(cateId, writeListQuery({ ...query, ...emptyFilter, page: 1 }, mobileList))}
      >
        전체 해제
      </ButtonLink>
    </EmptyState>
  )
}

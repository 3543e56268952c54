import { emptyFilter } from '@jeoul/filter-spec'
import { formatCount } from '@jeoul/format'
import {
  $categoryPath,
  $cateId,
  $chips,
  $filterRelaxations,
  $nearest,
  $query,
  type NearestItem,
  nearestWords,
  nothingFoundWords,
  priceRangeLabel,
} from '@jeoul/list'
import { $inside, hrefs } from '@jeoul/router'
import { categoriesNearby } from '@jeoul/shop/category'
import { ButtonLink, EmptyState, Won } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { $listHref } from './list-href.ts'
import styles from './nothing-found.module.css'

/** Explains why the list has no products: because of the filters, an event that is over, or an empty category. */
export default function NothingFound() {
  const [chips, { event }] = useUnit([$chips, $query])
  if (chips.length > 0) return <NoMatches />
  return event === null ? <EmptyCategory /> : <EndedEvent />
}

const units = { query: $query, links: $filterRelaxations, nearest: $nearest, listHref: $listHref }

function NoMatches() {
  const { query, links, nearest, listHref } = useUnit(units)
  const [first] = nearest
  const hrefWith = (filter: typeof emptyFilter) => listHref({ ...query, ...filter, page: 1 })
  return (
    <EmptyState
      title={
        first ? `${priceRangeLabel(query.min, query.max)}인 상품이 없어요` : '조건에 모두 맞는 상품이 없어요'
      }
      why={first ? nearestWords(first, query) : nothingFoundWords(links)}
    >
      {first && <NearestItems items={nearest} />}
      <ul className={styles.links} aria-label="빼 볼 조건">
        {links.map(({ chip: { key, label, without }, count }) => (
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
      <NearbyCategories>
        <span>비슷한 카테고리</span>
      </NearbyCategories>
    </EmptyState>
  )
}

/** The products just outside of the price range. */
function NearestItems({ items }: { readonly items: readonly NearestItem[] }) {
  const inside = useUnit($inside)
  return (
    <ul className={styles.nearest} aria-label="가격이 가장 가까운 상품">
      {items.map(({ itemId, name, price }) => (
        <li key={itemId}>
          <a href={inside(hrefs.item(itemId))}>{name}</a> <Won amount={price} />
        </li>
      ))}
    </ul>
  )
}

function EmptyCategory() {
  const [path, inside] = useUnit([$categoryPath, $inside])
  const above = path.at(-2)
  return (
    <EmptyState title="이 카테고리에는 아직 상품이 없어요" why="비슷한 카테고리에서 찾아보세요.">
      <NearbyCategories />
      <ButtonLink href={inside(above ? hrefs.list(above.cate_id) : hrefs.home())}>
        {above ? `${above.name} 전체 보기` : '전체 카테고리 보기'}
      </ButtonLink>
    </EmptyState>
  )
}

function EndedEvent() {
  const [path, cateId, inside] = useUnit([$categoryPath, $cateId, $inside])
  return (
    <EmptyState title="이 기획전은 끝났어요" why="같은 카테고리의 상품은 그대로 볼 수 있어요.">
      <ButtonLink href={inside(hrefs.list(cateId))}>{path.at(-1)?.name ?? '카테고리'} 전체 보기</ButtonLink>
    </EmptyState>
  )
}

function NearbyCategories({ children }: { readonly children?: ReactNode }) {
  const [path, cateId, inside] = useUnit([$categoryPath, $cateId, $inside])
  const nearby = categoriesNearby(path).filter(({ cate_id }) => cate_id !== cateId)
  if (nearby.length === 0) return null
  return (
    <nav className={styles.links} aria-label="비슷한 카테고리">
      {children}
      {nearby.map(({ cate_id, name }) => (
        <ButtonLink key={cate_id} tone="quiet" href={inside(hrefs.list(cate_id))}>
          {name}
        </ButtonLink>
      ))}
    </nav>
  )
}

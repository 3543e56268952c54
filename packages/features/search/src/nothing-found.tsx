import { $listHref } from '@jeoul/feature-list/list-href'
import ChoicesTooNarrow from '@jeoul/feature-list/nothing-found'
import { emptyFilter } from '@jeoul/filter-spec'
import { $chips, $query, $shownItems } from '@jeoul/list'
import { $shop } from '@jeoul/page'
import { $inside, hrefs } from '@jeoul/router'
import { categoriesLike, withoutPrices } from '@jeoul/search'
import { $categories } from '@jeoul/shop/category'
import { ButtonLink, EmptyState } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { $isCut, $isNowhere, cutWords } from './model.ts'
import styles from './nothing-found.module.css'
import { PopularKeywords } from './popular-keywords.tsx'

const units = {
  listHref: $listHref,
  query: $query,
  chips: $chips,
  categories: $categories,
  isNowhere: $isNowhere,
  isCut: $isCut,
  shown: $shownItems,
  shop: $shop,
}

/** Explains why the search has no results: because of its filters, or because of its keyword. */
export default function NothingFound() {
  const inside = useUnit($inside)
  const { listHref, query, chips, categories, isNowhere, isCut, shown, shop } = useUnit(units)
  const { search } = query
  if (!search || (chips.length > 0 && !isNowhere)) return <ChoicesTooNarrow />
  const { keyword } = search
  if (search.cateId !== null) {
    return (
      <EmptyState
        heading={isNowhere ? 'h1' : 'strong'}
        title={isNowhere ? '찾으시는 카테고리가 없어요' : `이 카테고리에는 ‘${keyword}’ 검색 결과가 없어요`}
        why={
          isNowhere ? '카테고리가 바뀌었거나 주소가 잘못됐을 수 있어요.' : '다른 카테고리에는 있을 수 있어요.'
        }
      >
        <ButtonLink
          href={listHref({ ...query, ...emptyFilter, search: { ...search, cateId: null }, page: 1 })}
        >
          전체 카테고리에서 찾기
        </ButtonLink>
      </EmptyState>
    )
  }
  const shorterKeywords = shown.data?.reading?.shorterKeywords ?? []
  const near = categoriesLike(categories, keyword)
  const isInShop = shop !== null
  const advice = isInShop ? '저울 전체에는 있을 수 있어요.' : adviceFor(keyword)
  return (
    <>
      <EmptyState
        heading="h1"
        title={`${isInShop ? '이 미니샵에는 ' : ''}‘${keyword}’ 검색 결과가 없어요`}
        why={isCut ? cutWords : advice}
      >
        {isInShop && (
          // A move would stay in the minishop: `target` lets the browser load the page.
          <ButtonLink href={hrefs.searchFor(keyword)} target="_self">
            저울 전체에서 찾기
          </ButtonLink>
        )}
        {search.isExact && (
          <ButtonLink href={inside(hrefs.searchFor(keyword))}>비슷한 말까지 함께 찾기</ButtonLink>
        )}
        {shorterKeywords.length > 0 && (
          <LinkGroup label="검색어 줄여서 찾기">
            {shorterKeywords.map(shorter => (
              <li key={shorter}>
                <ButtonLink href={inside(hrefs.searchFor(shorter))}>{shorter}</ButtonLink>
              </li>
            ))}
          </LinkGroup>
        )}
        {near.length > 0 && (
          <LinkGroup label="비슷한 카테고리">
            {near.map(({ cate_id, name }) => (
              <li key={cate_id}>
                <ButtonLink href={inside(hrefs.list(cate_id))}>{name}</ButtonLink>
              </li>
            ))}
          </LinkGroup>
        )}
      </EmptyState>
      <div className={styles.popular}>
        <PopularKeywords />
      </div>
    </>
  )
}

function adviceFor(keyword: string): string {
  return withoutPrices(keyword) === ''
    ? `‘노트북 ${keyword}’처럼 찾는 상품을 함께 적어 주세요.`
    : '맞춤법을 확인하거나 더 짧은 말로 찾아보세요.'
}

function LinkGroup({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <section className={styles.links} aria-label={label}>
      <h2>{label}</h2>
      <ul>{children}</ul>
    </section>
  )
}

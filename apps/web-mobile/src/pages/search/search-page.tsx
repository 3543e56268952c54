import { $list, items } from '@jeoul/listing'
import { hrefs } from '@jeoul/routing'
import { Button, EmptyState, FailedState, formatCount, glyph, Icon, TextField } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { Suspense, useRef } from 'react'
import { PopularKeywords } from '../../parts/popular-keywords.tsx'
import { MoreItems } from '../list/more-items.tsx'
import { ProductCards } from '../list/product-cards.tsx'
import { usePlaceOnList } from '../list/use-place-on-list.ts'
import { WaitingCards } from '../list/waiting-cards.tsx'
import { $isFruitless, $search } from './model.ts'
import styles from './search-page.module.css'

/** What is searched for, and what was found: the list of it, as long as the shopper scrolls. */
export default function SearchPage() {
  const search = useUnit($search)
  return (
    <>
      <search>
        <form action={hrefs.search()} className={styles.form}>
          <TextField
            key={search?.keyword}
            type="search"
            name="keyword"
            label="검색어"
            labelHidden
            placeholder="상품 이름, 모델명, 제조사"
            maxLength={100}
            defaultValue={search?.keyword ?? ''}
          />
          <Button type="submit" tone="solid">
            <Icon of={glyph.search} label="검색" />
          </Button>
        </form>
      </search>
      <Suspense>{search === null ? <Start /> : <Results keyword={search.keyword} />}</Suspense>
    </>
  )
}

function Start() {
  return (
    <>
      <h1 className={styles.title}>무엇을 찾으세요?</h1>
      <PopularKeywords />
    </>
  )
}

function Results({ keyword }: { readonly keyword: string }) {
  const region = useRef<HTMLDivElement>(null)
  usePlaceOnList(region)
  const [list, { status, data }, isFruitless, retry] = useUnit([
    $list,
    items.$state,
    $isFruitless,
    items.retried,
  ])
  const read = data?.readAs?.keyword
  return (
    <div ref={region}>
      <h1 className={styles.title}>
        ‘{read ?? keyword}’ 검색 결과 {list && <small>{formatCount(list.total)}개</small>}
      </h1>
      {read !== undefined && (
        <p className={styles.note}>
          ‘{keyword}’ 대신 ‘{read}’ 상품을 찾았어요.
        </p>
      )}
      {list && list.items.length > 0 && (
        <>
          <ProductCards />
          <MoreItems />
        </>
      )}
      {!list && status === 'loading' && <WaitingCards />}
      {status === 'failed' && <FailedState title="검색 결과를 불러오지 못했어요" onRetry={retry} />}
      {isFruitless && (
        <>
          <EmptyState
            title={`‘${keyword}’에 맞는 상품이 없어요`}
            why="띄어쓰기를 바꾸거나 낱말을 줄여서 다시 찾아 보세요."
          />
          <PopularKeywords />
        </>
      )}
    </div>
  )
}

import { $cateId, $list, $query, hasMore, moreItems, moreRequested } from '@jeoul/listing'
import { loadStep, pageBlock, pageCount } from '@jeoul/paging'
import { Button, formatCount, Notice, Pagination } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { useRef } from 'react'
import { listHref } from './list-href.ts'
import styles from './more-items.module.css'
import { useBackOnline, useNearEnd } from './use-near-end.ts'
import { WaitingCards } from './waiting-cards.tsx'

const units = { list: $list, more: moreItems.$state, ask: moreRequested }

/** The rest of the list: it comes when the shopper comes near, or at the press of a button. */
export function MoreItems() {
  const { list, more, ask } = useUnit(units)
  const end = useRef<HTMLDivElement>(null)
  const isOpen = list !== null && hasMore(list)
  useNearEnd(end, isOpen && !list.isStuck && more.status !== 'loading' && more.status !== 'failed', ask)
  useBackOnline(isOpen && more.status === 'failed', ask)
  if (!list) return null
  const count = `${formatCount(Math.min(list.offset, list.total))} / ${formatCount(list.total)}`
  return (
    <div ref={end} className={styles.more}>
      {more.status === 'loading' && <WaitingCards count={3} />}
      {isOpen && more.status === 'failed' && (
        <p role="alert">다음 상품을 불러오지 못했어요. 보던 상품은 그대로 있어요.</p>
      )}
      {isOpen && (
        <Button className={styles.button} aria-disabled={more.status === 'loading'} onClick={() => ask()}>
          {more.status === 'failed' ? '다시 시도' : '더 보기'} <small>{count}</small>
        </Button>
      )}
      {!isOpen && <p>{`상품 ${formatCount(list.total)}개를 모두 봤어요`}</p>}
      <noscript>
        <PageLinks />
      </noscript>
      <Notice>{more.status === 'full' && `상품 ${count}개를 불러왔어요`}</Notice>
    </div>
  )
}

/** Where there are no scripts, the loads are pages. */
function PageLinks() {
  const [list, query, cateId] = useUnit([$list, $query, $cateId])
  const count = pageCount(list?.total ?? 0, loadStep)
  if (!list || count === 1) return null
  const current = Math.ceil(list.offset / loadStep)
  const { pages, previous, next } = pageBlock(current, count)
  const hrefOf = (page: number) => listHref(cateId, { ...query, page, size: loadStep })
  return (
    <Pagination
      pages={pages}
      current={current}
      hrefOf={hrefOf}
      prevHref={previous === null ? undefined : hrefOf(previous)}
      nextHref={next === null ? undefined : hrefOf(next)}
    />
  )
}

import { formatCount } from '@jeoul/format'
import { $isListOld, $list, hasMore, moreItems, moreRequested } from '@jeoul/list'
import { idle } from '@jeoul/ssr'
import { Button, Notice } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { useRef } from 'react'
import styles from './more-items.module.css'
import { useNearEnd } from './use-near-end.ts'
import { WaitingCards } from './waiting-cards.tsx'

/** Shown without scripts only. */
const PageLinks = idle(() => import('./page-links.tsx'))

const units = { list: $list, isOld: $isListOld, more: moreItems.$state, ask: moreRequested }

/** Loads more products when the shopper gets near the end, or presses a button. */
export function MoreItems() {
  const { list, isOld, more, ask } = useUnit(units)
  const end = useRef<HTMLDivElement>(null)
  const isOpen = list !== null && hasMore(list)
  const canAsk = isOpen && !isOld
  useNearEnd(end, canAsk && !list.isStuck && more.status !== 'loading' && more.status !== 'failed', ask)
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
          {more.status === 'failed' ? '다시 시도' : '더 보기'} <small translate="no">{count}</small>
        </Button>
      )}
      {!isOpen && <p translate="no">{`상품 ${formatCount(list.total)}개를 모두 봤어요`}</p>}
      <noscript>
        <PageLinks />
      </noscript>
      <Notice>{more.status === 'full' && `상품 ${count}개를 불러왔어요`}</Notice>
    </div>
  )
}

import { TermsBar } from '@jeoul/feature-personal-price'
import { $offerListOutcome, $orderTerms, $presentedTab, offerListRetried } from '@jeoul/offers'
import { EmptyState, FailedState, FloatingError, Skeleton } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './offer-list.module.css'
import { OfferTable } from './offer-table.tsx'
import { OfferTabs } from './offer-tabs.tsx'

/** Lists each mall's offer with the shopper's price there. */
export function OfferList() {
  const [outcome, tab, terms, retry] = useUnit([
    $offerListOutcome,
    $presentedTab,
    $orderTerms,
    offerListRetried,
  ])
  if (outcome === 'empty') {
    return (
      <EmptyState title="지금 판매하는 몰이 없어요" why="판매하는 몰이 생기면 여기에 가격을 보여 드려요." />
    )
  }
  return (
    <>
      <div className={styles.head}>
        <OfferTabs />
        <TermsBar terms={terms} />
      </div>
      {outcome === 'failed' && <FailedState title="몰별 가격을 불러오지 못했어요" onRetry={retry} />}
      {(outcome === 'cash-only' || outcome === 'card-only') && (
        <FailedState
          compact
          title={outcome === 'cash-only' ? '카드 가격을 불러오지 못했어요' : '현금가를 불러오지 못했어요'}
          why="나머지 가격만으로 계산했어요."
          onRetry={retry}
        />
      )}
      {outcome !== 'failed' && (
        <div key={tab} className={styles.offers} aria-busy={outcome === 'sorting' || outcome === 'waiting'}>
          {outcome === 'waiting' ? <Skeleton className={styles.wait} /> : <OfferTable />}
        </div>
      )}
      {outcome === 'order-failed' && <FloatingError title="가격을 다시 정렬하지 못했어요" onRetry={retry} />}
    </>
  )
}

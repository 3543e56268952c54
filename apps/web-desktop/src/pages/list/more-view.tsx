import type { ReadItem } from '@jeoul/list'
import { $offers, offerListOutcome, offerListRows, offersKey, offersWanted } from '@jeoul/offers'
import { $paymentTerms, arePersonal } from '@jeoul/personal-price'
import { EmptyState, FailedState, Skeleton } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import styles from './more-view.module.css'
import { OffersTable } from './offers-table.tsx'
import { VariantsTable } from './variants-table.tsx'

export type MoreViewProps = { readonly item: ReadItem }

/** Lists a product's malls and variants inside its row. */
export default function MoreView({ item }: MoreViewProps) {
  const [offers, terms, request] = useUnit([$offers, $paymentTerms, offersWanted])
  const itemId = item.item_id
  const cash = offers[offersKey({ itemId, card: false })]
  const card = offers[offersKey({ itemId, card: true })]
  const outcome = offerListOutcome({ cash, card })
  const ask = () => {
    request({ itemId, card: false })
    request({ itemId, card: true })
  }
  // Requested here, because neither the offers nor their model is loaded with the list.
  useEffect(() => {
    request({ itemId, card: false })
    request({ itemId, card: true })
  }, [request, itemId])
  const isWaiting = outcome === 'waiting' || card === undefined || card.status === 'loading'
  return (
    <>
      {item.variants.length > 0 && <VariantsTable variants={item.variants} isPersonal={arePersonal(terms)} />}
      {outcome === 'empty' && (
        <EmptyState
          compact
          title="지금 판매하는 몰이 없어요"
          why="상품 이름을 눌러 상세정보를 볼 수 있어요."
        />
      )}
      {outcome === 'failed' && <FailedState compact title="몰별 가격을 불러오지 못했어요" onRetry={ask} />}
      {outcome === 'cash-only' && (
        <FailedState
          compact
          title="카드 가격을 불러오지 못했어요"
          why="나머지 가격만으로 계산했어요."
          onRetry={ask}
        />
      )}
      {isWaiting && outcome !== 'failed' && outcome !== 'empty' && <Skeleton className={styles.wait} />}
      {!isWaiting && (outcome === 'ready' || outcome === 'cash-only') && (
        <OffersTable
          itemId={itemId}
          rows={offerListRows({ cash: cash?.data ?? [], card: card.data ?? [], inTab: null }, terms)}
          terms={terms}
        />
      )}
    </>
  )
}

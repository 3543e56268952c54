import type { ListItem, PriceType } from '@jeoul/api/types'
import { $offers, offersKey, offersRequested } from '@jeoul/offers'
import { EmptyState, FailedState, Skeleton } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { useEffect } from 'react'
import { OffersTable } from '../../shared/offers-table.tsx'
import styles from './more-view.module.css'
import { VariantsTable } from './variants-table.tsx'

export type MoreViewProps = { readonly item: ListItem; readonly type: PriceType }

/** Lists a product's malls and variants inside its row. */
export default function MoreView({ item, type }: MoreViewProps) {
  const [offers, request] = useUnit([$offers, offersRequested])
  const question = { itemId: item.item_id, card: type === 'card' }
  const answer = offers[offersKey(question)]
  const isCard = question.card
  // Requested here, because neither the offers nor their model is loaded with the list.
  useEffect(() => void request({ itemId: item.item_id, card: isCard }), [request, item.item_id, isCard])
  return (
    <>
      {item.variants.length > 0 && <VariantsTable variants={item.variants} />}
      {answer?.data && answer.data.length > 0 && <OffersTable offers={answer.data} type={type} />}
      {answer?.data?.length === 0 && (
        <EmptyState
          compact
          title="지금 판매하는 몰이 없어요"
          why="상품 이름을 눌러 상세정보를 볼 수 있어요."
        />
      )}
      {answer?.status === 'failed' && (
        <FailedState compact title="몰별 가격을 불러오지 못했어요" onRetry={() => request(question)} />
      )}
      {(answer === undefined || answer.status === 'loading') && <Skeleton className={styles.wait} />}
    </>
  )
}

import { EmptyState, FailedState, Skeleton } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { OffersTable } from '../../parts/offers-table.tsx'
import styles from './item-page.module.css'
import { $itemName, $itemOffers, offersRetried } from './model.ts'

/** What each mall asks for one product. */
export default function ItemPage() {
  const [name, offers, retry] = useUnit([$itemName, $itemOffers, offersRetried])
  return (
    <>
      <h1 className={styles.name}>{name ?? '몰별 가격'}</h1>
      {offers?.data && offers.data.length > 0 && <OffersTable offers={offers.data} type="cash" />}
      {offers?.data?.length === 0 && (
        <EmptyState title="지금 판매하는 몰이 없어요" why="판매하는 몰이 생기면 여기에 가격을 보여 드려요." />
      )}
      {offers?.status === 'failed' && <FailedState title="몰별 가격을 불러오지 못했어요" onRetry={retry} />}
      {offers?.status === 'loading' && <Skeleton className={styles.wait} />}
    </>
  )
}

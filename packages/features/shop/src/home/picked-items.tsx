import { InlinePrice } from '@jeoul/feature-personal-price/inline-price'
import { $inside, hrefs } from '@jeoul/router'
import { curation, curationAdCode } from '@jeoul/shop/aside'
import { EmptyState, FailedState, Skeleton } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './showcase.module.css'

/** Shows the products picked for the department. */
export function PickedItems() {
  const inside = useUnit($inside)
  const [{ status, data }, retry] = useUnit([curation.$state, curation.retried])
  return (
    <section aria-labelledby="picked" aria-busy={status === 'loading' || undefined}>
      <h2 id="picked" className={styles.heading}>
        {data?.title ?? '추천 상품'}
      </h2>
      <ul className={styles.items}>
        {data?.items.map(item => (
          <li key={item.item_id} data-ad={`${curationAdCode}:${item.item_id}`}>
            <img src={item.image} alt="" width={120} height={120} />
            <small>{item.reason}</small>
            <a href={inside(hrefs.item(item.item_id))}>{item.name}</a>
            <p className={styles.won} data-price="">
              <InlinePrice item={item} />
            </p>
          </li>
        ))}
      </ul>
      {data?.items.length === 0 && (
        <EmptyState compact title="추천할 상품이 아직 없어요" why="다른 카테고리를 골라 보세요." />
      )}
      {status === 'loading' && !data && <Skeleton className={styles.waitItems} />}
      {status === 'failed' && <FailedState compact title="추천 상품을 불러오지 못했어요" onRetry={retry} />}
    </section>
  )
}

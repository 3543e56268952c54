import { isForSale } from '@jeoul/price-state'
import { $product, product } from '@jeoul/product'
import { idle } from '@jeoul/ssr'
import { FailedState } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { ItemActions } from './item-actions.tsx'
import { ItemFacts } from './item-facts.tsx'
import { ItemPrice } from './item-price.tsx'
import styles from './item-summary.module.css'
import { WaitingSummary } from './waiting-summary.tsx'

const ItemVariants = idle(() => import('./item-variants.tsx'))

type ItemSummaryProps = {
  /** Shown beside the price of a product that is for sale. */
  readonly beside?: ReactNode
}

/** Name, price and actions of the product. */
export function ItemSummary({ beside }: ItemSummaryProps) {
  const [found, { status }, retry] = useUnit([$product, product.$state, product.retried])
  if (!found) {
    return (
      <div className={styles.summary}>
        <WaitingSummary />
        {status === 'failed' && <FailedState title="상품 정보를 불러오지 못했어요" onRetry={retry} />}
      </div>
    )
  }
  return (
    <div className={styles.summary}>
      <ItemFacts product={found} />
      <div className={styles.price}>
        <ItemPrice product={found} />
        {isForSale(found.item.price_state) && beside}
      </div>
      <div className={styles.choices}>
        {found.variants.length > 0 && <ItemVariants />}
        <ItemActions product={found} />
      </div>
    </div>
  )
}

import { LowestOffer } from '@jeoul/feature-offers'
import { $lowestForDefaultTerms, $lowestRow, $offerListOutcome } from '@jeoul/offers'
import { priceBlock, type ReadProduct } from '@jeoul/product'
import { useClientValueWith } from '@jeoul/ssr'
import { Button, PriceStateLabel, Skeleton, Won } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { itemLayer } from './item-layer.ts'
import styles from './item-price.module.css'

/** Says what the product costs this shopper, or why it has no price. */
export function ItemPrice({ product }: { readonly product: ReadProduct }) {
  const best = useClientValueWith($lowestRow, $lowestForDefaultTerms)
  const [offers, open] = useUnit([$offerListOutcome, itemLayer.opened])
  const block = priceBlock(product)
  if (block.kind === 'label') {
    return (
      <div className={styles.block}>
        <p className={styles.state}>
          <PriceStateLabel>{block.label}</PriceStateLabel>
          {product.item.price_state !== 3 && (
            <Button tone="quiet" onClick={() => open('stock')}>
              무슨 뜻인가요
            </Button>
          )}
        </p>
        <p>{block.why}</p>
        {product.related.length > 0 && <a href="#related">비슷한 상품 보기</a>}
      </div>
    )
  }
  return (
    <div className={styles.block} data-price-block="">
      {best && <LowestOffer itemId={product.item.item_id} row={best} />}
      {offers === 'waiting' && <Skeleton className={styles.wait} />}
      <dl className={styles.listed}>
        {block.cash !== null && (
          <div>
            <dt>현금 최저가</dt>
            <dd>
              <Won amount={block.cash} />
            </dd>
          </div>
        )}
        {block.card !== null && (
          <div>
            <dt>카드 최저가</dt>
            <dd>
              <Won amount={block.card} />
            </dd>
          </div>
        )}
      </dl>
      <p className={styles.note}>현금·카드 최저가는 배송비를 더하기 전 가격이에요.</p>
    </div>
  )
}

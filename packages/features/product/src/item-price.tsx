import { LowestOffer } from '@jeoul/feature-offers'
import { $lowestRow, $offerListOutcome } from '@jeoul/offers'
import { $paymentTerms, itemHeadline, otherHeadlines } from '@jeoul/personal-price'
import { priceBlock, type ReadProduct } from '@jeoul/product'
import { Button, PriceStateLabel, Skeleton, Won } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { itemLayer } from './item-layer.ts'
import styles from './item-price.module.css'

/** Says what the product costs this shopper, or why it has no price. */
export function ItemPrice({ product }: { readonly product: ReadProduct }) {
  const [best, terms] = useUnit([$lowestRow, $paymentTerms])
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
  const { item } = product
  const listed = [
    ...(best ? [] : [itemHeadline(item)]),
    ...otherHeadlines(item, 'cash', best ? terms : undefined),
  ].filter(price => price !== null)
  // Ways of paying that cost less than what this shopper pays.
  const others = listed.filter(({ total }) => !best || total < best.price.total)
  return (
    <div className={styles.block} data-price-block="">
      {best && <LowestOffer itemId={product.item.item_id} row={best} />}
      {!best && offers === 'waiting' && <Skeleton className={styles.wait} />}
      {others.length > 0 && (
        <dl className={styles.listed}>
          {others.map(({ label, total, basis }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <Won amount={total} /> <small>{basis}</small>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}

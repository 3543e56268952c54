import { LowestOffer } from '@jeoul/feature-offers'
import { ItemOutcome } from '@jeoul/feature-price-history/item-outcome'
import { $offerListOutcome, $orderTerms, $presentedOffers } from '@jeoul/offers'
import { cheaperWays, type Headline } from '@jeoul/personal-price'
import { priceBlock, type ReadProduct } from '@jeoul/product'
import { Button, PriceStateLabel, Won } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { itemLayer } from './item-layer.ts'
import styles from './item-price.module.css'

/** Shows the product's price for the shopper, or the reason why it has none. */
export function ItemPrice({ product }: { readonly product: ReadProduct }) {
  const [offers, terms, outcome, open] = useUnit([
    $presentedOffers,
    $orderTerms,
    $offerListOutcome,
    itemLayer.opened,
  ])
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
  const { item, headline, otherHeadlines } = product
  const lowest = offers?.lowest ?? null
  // Until the offers have come, the price that the list showed.
  const expected = !lowest && outcome === 'waiting' ? headline : null
  const shown = lowest ?? expected
  const others = shown
    ? cheaperWays(otherHeadlines, shown.total, terms)
    : [...(headline ? [headline] : []), ...otherHeadlines]
  return (
    <div className={styles.block} data-price-block="">
      {offers && lowest && (
        <LowestOffer itemId={item.item_id} lowest={lowest} isPersonal={offers.isPersonal} />
      )}
      {expected && (
        <div className={styles.wait}>
          <Prices headlines={[expected]} />
        </div>
      )}
      <Prices headlines={others} />
      <ItemOutcome />
    </div>
  )
}

function Prices({ headlines }: { readonly headlines: readonly Headline[] }) {
  return (
    headlines.length > 0 && (
      <dl className={styles.listed}>
        {headlines.map(({ label, total, basis }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Won amount={total} /> <small translate="no">{basis}</small>
            </dd>
          </div>
        ))}
      </dl>
    )
  )
}

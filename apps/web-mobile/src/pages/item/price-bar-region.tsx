import { OfferLink } from '@jeoul/feature-offers'
import { $lowestRow, $offerListItemId } from '@jeoul/offers'
import { $paymentTerms, defaultTerms } from '@jeoul/personal-price'
import { $product } from '@jeoul/product'
import { Badge, Won } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './price-bar.module.css'
import { useOnScreen } from './use-on-screen.ts'

/**
 * A bar at the bottom with the lowest true price and the button that leads to it; away while the price block's own
 * button is on screen.
 */
export default function PriceBar() {
  const best = useUnit($lowestRow)
  const terms = useUnit($paymentTerms)
  const [product, itemId] = useUnit([$product, $offerListItemId])
  const isAway = useOnScreen('[data-price-block] a[target]', best && itemId)
  if (!best || product?.item.price_state !== 3) return null
  const { offer, price, headline, market } = best
  return (
    <aside className={styles.bar} inert={isAway} aria-label="가장 낮은 내 결제가">
      <p>
        <span className={styles.what}>
          {headline && <Badge tone={headline.isForAnyone ? 'red' : 'plain'}>{headline.label}</Badge>}
          {headline?.basis} · {market.mallName}
        </span>
        <Won amount={price.total} className={styles.total} />
      </p>
      <OfferLink itemId={itemId} offer={offer} price={price} isPersonal={terms !== defaultTerms} tone="solid">
        사러 가기
      </OfferLink>
    </aside>
  )
}

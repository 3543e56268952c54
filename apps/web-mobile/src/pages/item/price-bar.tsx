import { OfferLink } from '@jeoul/feature-offers'
import { $offerListItemId, $presentedOffers } from '@jeoul/offers'
import { $product } from '@jeoul/product'
import { Badge, Won } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './price-bar.module.css'
import { useOnScreen } from './use-on-screen.ts'

/**
 * A bar at the bottom with the lowest true price and its button; hidden while the price block's own button is on
 * screen.
 */
export default function PriceBar() {
  const [offers, product, itemId] = useUnit([$presentedOffers, $product, $offerListItemId])
  const lowest = offers?.lowest ?? null
  const isAway = useOnScreen('[data-price-block] a[target]', lowest && itemId)
  if (!lowest || product?.item.price_state !== 3) return null
  const { mallName, total, link, label, basis, isForAnyone } = lowest
  return (
    <aside className={styles.bar} inert={isAway} aria-label="가장 낮은 가격">
      <p>
        <span translate="no" className={styles.what}>
          <Badge tone={isForAnyone ? 'red' : 'plain'}>{label}</Badge> {basis} · {mallName}
        </span>
        <Won amount={total} className={styles.total} />
      </p>
      <OfferLink itemId={itemId} mallName={mallName} link={link} tone="solid">
        사러 가기
      </OfferLink>
    </aside>
  )
}

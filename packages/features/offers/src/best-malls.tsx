import { formatCount } from '@jeoul/format'
import { $offerListItemId, $offerListOutcome, $presentedOffers } from '@jeoul/offers'
import { Skeleton, Won } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './best-malls.module.css'
import { OfferLink } from './offer-link.tsx'

/** The five malls where this shopper pays least, each on one line that links there. */
export function BestMalls() {
  const [offers, itemId, outcome] = useUnit([$presentedOffers, $offerListItemId, $offerListOutcome])
  if (outcome === 'waiting') return <Skeleton className={styles.wait} />
  if (!offers || offers.bestMalls.length === 0) return null
  const { bestMalls, count } = offers
  return (
    <section className={styles.malls} aria-labelledby="best-malls-title">
      <header>
        <h2 id="best-malls-title">가격이 낮은 몰</h2>
        {count > bestMalls.length && (
          <a translate="no" href="#offers">{`몰 ${formatCount(count)}곳 모두 보기`}</a>
        )}
      </header>
      <ol translate="no">
        {/* By place: where payment terms arrive, texts change and no line moves. */}
        {bestMalls.map(({ mallName, link, words, total }, place) => (
          <li key={place}>
            <OfferLink className={styles.line} itemId={itemId} mallName={mallName} link={link} tone="quiet">
              <span className={styles.name}>{mallName}</span>
              <small>{words}</small>
              <Won amount={total} />
            </OfferLink>
          </li>
        ))}
      </ol>
    </section>
  )
}

import { formatCount } from '@jeoul/format'
import { $bestRows, $offerListItemId, $offerListOutcome, $rows } from '@jeoul/offers'
import { $paymentTerms, defaultTerms, type Headline, offerHeadline } from '@jeoul/personal-price'
import { Skeleton, Won } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './best-malls.module.css'
import { OfferLink } from './offer-link.tsx'

/** The five malls where this shopper pays least, each on one line that leads there. */
export function BestMalls() {
  const best = useUnit($bestRows)
  const terms = useUnit($paymentTerms)
  const [itemId, outcome, { length }] = useUnit([$offerListItemId, $offerListOutcome, $rows])
  if (outcome === 'waiting') return <Skeleton className={styles.wait} />
  if (best.length === 0) return null
  return (
    <section className={styles.malls} aria-labelledby="best-malls-title">
      <h2 id="best-malls-title">가격이 낮은 몰</h2>
      <ol>
        {best.map(({ offer, price, market }) => (
          <li key={offer.key}>
            <OfferLink
              className={styles.line}
              itemId={itemId}
              offer={offer}
              price={price}
              isPersonal={terms !== defaultTerms}
              tone="quiet"
            >
              <span className={styles.name}>{market.mallName}</span>
              <small>{wordsOf(offerHeadline(price, terms))}</small>
              <Won amount={price.total} />
            </OfferLink>
          </li>
        ))}
      </ol>
      {length > best.length && <a href="#offers">{`몰 ${formatCount(length)}곳 모두 보기`}</a>}
    </section>
  )
}

/** A condition before the basis: 현금 가격 · 무료배송. */
function wordsOf({ label, basis, isForAnyone }: Headline): string {
  return isForAnyone || label === '확인된 가격' || label === '판매가' ? basis : `${label} · ${basis}`
}

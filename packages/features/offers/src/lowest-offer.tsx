import { WhyPrice } from '@jeoul/feature-personal-price'
import type { LowestOffer as Lowest } from '@jeoul/offers'
import { Badge, Won } from '@jeoul/ui'
import styles from './lowest-offer.module.css'
import { OfferLink } from './offer-link.tsx'

type LowestOfferProps = {
  readonly itemId: string
  readonly lowest: Lowest
  /** Whether the price follows the shopper's stated terms, and is labelled 내 결제가. */
  readonly isPersonal: boolean
}

/** The lowest price for this shopper, and the mall that offers it. */
export function LowestOffer({ itemId, lowest, isPersonal }: LowestOfferProps) {
  const { mallName, total, link, label, basis, isForAnyone, why } = lowest
  return (
    <>
      <p className={styles.lowest}>
        <span className={styles.mark}>
          {isPersonal && <span>내 결제가</span>}
          <Badge tone={isForAnyone ? 'red' : 'plain'}>{label}</Badge>
        </span>
        <Won amount={total} className={styles.total} />
        <span translate="no" className={styles.mall}>
          {basis} · {mallName}
        </span>
      </p>
      <WhyPrice total={total} why={why} />
      {/* With a key: a browser's translation replaces the text, which React then could not change. */}
      <OfferLink key={mallName} itemId={itemId} mallName={mallName} link={link} tone="solid">
        <span>{`${mallName}에서 보기`}</span>
      </OfferLink>
    </>
  )
}

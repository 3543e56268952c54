import { WhyPrice } from '@jeoul/feature-personal-price'
import type { OfferListRow } from '@jeoul/offers'
import { $paymentTerms, defaultTerms } from '@jeoul/personal-price'
import { Badge, Won } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './lowest-offer.module.css'
import { OfferLink } from './offer-link.tsx'

type LowestOfferProps = { readonly itemId: string; readonly row: OfferListRow }

/** The lowest price that this shopper pays, and at which mall. */
export function LowestOffer({ itemId, row: { offer, price, headline, market } }: LowestOfferProps) {
  const terms = useUnit($paymentTerms)
  if (!headline) return null
  return (
    <>
      <p className={styles.lowest}>
        <span className={styles.mark}>
          내 결제가
          <Badge tone={headline.isForAnyone ? 'red' : 'plain'}>{headline.label}</Badge>
        </span>
        <Won amount={price.total} className={styles.total} />
        <span className={styles.mall}>
          {headline.basis} · {market.mallName}
          {headline.unsure > 0 && ' · 배송비에 따라 더 저렴한 몰이 있을 수 있어요'}
        </span>
      </p>
      <WhyPrice price={price} />
      <OfferLink itemId={itemId} offer={offer} price={price} isPersonal={terms !== defaultTerms} tone="solid">
        {`${market.mallName}에서 보기`}
      </OfferLink>
    </>
  )
}

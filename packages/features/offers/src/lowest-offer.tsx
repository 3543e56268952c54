import { WhyPrice } from '@jeoul/feature-personal-price'
import type { OfferListRow } from '@jeoul/offers'
import { $paymentTerms, defaultTerms } from '@jeoul/personal-price'
import { useClientValue } from '@jeoul/ssr'
import { Badge, Won } from '@jeoul/ui'
import styles from './lowest-offer.module.css'
import { OfferLink } from './offer-link.tsx'

type LowestOfferProps = { readonly itemId: string; readonly row: OfferListRow }

/** The lowest price that this shopper pays, and at which mall. */
export function LowestOffer({ itemId, row: { offer, price, mark, market } }: LowestOfferProps) {
  const terms = useClientValue($paymentTerms)
  return (
    <>
      <p className={styles.lowest}>
        <span className={styles.mark}>
          내 결제가
          {mark !== null && <Badge tone="red">{mark === 'everyone' ? '최저가' : '내 최저가'}</Badge>}
        </span>
        <Won amount={price.total} className={styles.total} />
        <span className={styles.mall}>
          {price.isOpen ? '+ 배송비 확인 필요' : '배송비 포함'} · {market.mallName}
        </span>
      </p>
      <WhyPrice price={price} />
      <OfferLink itemId={itemId} offer={offer} price={price} isOwn={terms !== defaultTerms} tone="solid">
        {`${market.mallName}에서 보기`}
      </OfferLink>
    </>
  )
}

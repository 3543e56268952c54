import { formatMoment } from '@jeoul/format'
import { type MallOffer, offerBadges } from '@jeoul/offers'
import { Badge } from '@jeoul/ui'
import styles from './offer-list.module.css'

type OfferMallProps = {
  readonly offer: MallOffer
  /** Whether the mall is the open minishop. */
  readonly isShop: boolean
}

/** Names the mall, with notes on the offer and the time of its last check. */
export function OfferMall({ offer, isShop }: OfferMallProps) {
  const { market } = offer
  const badges = offerBadges(offer)
  return (
    <>
      <img
        className={styles.logo}
        src={market.mallImage}
        alt={market.mallName}
        width={96}
        height={28}
        loading="lazy"
      />
      {market.idxBManager > 1 && <Badge tone="brand">{isShop ? '보고 있는 미니샵' : '미니샵'}</Badge>}
      {badges.map(({ text, isCaution }) => (
        <Badge key={text} tone={isCaution ? 'amber' : 'plain'}>
          {text}
        </Badge>
      ))}
      {market.checkedAt && (
        <small className={styles.checked}>{`${formatMoment(market.checkedAt)} 확인`}</small>
      )}
    </>
  )
}

import { formatMoment } from '@jeoul/format'
import { isCheckedEarlier, type OfferListRow, type OfferTab, offerBadges } from '@jeoul/offers'
import { Badge } from '@jeoul/ui'
import styles from './offer-list.module.css'

type OfferMallProps = {
  readonly row: OfferListRow
  readonly tab: OfferTab
  /** Whether the mall is the open minishop. */
  readonly isShop: boolean
  /** When the newest price of the table was checked; a price that is much older says so. */
  readonly checked: string | null
}

/** Names the mall, with notes on the offer. */
export function OfferMall({ row, tab, isShop, checked }: OfferMallProps) {
  const { market } = row
  const badges = offerBadges(row, tab)
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
      {market.checkedAt && isCheckedEarlier(market.checkedAt, checked) && (
        <small className={styles.checked}>{`${formatMoment(market.checkedAt)} 확인`}</small>
      )}
    </>
  )
}

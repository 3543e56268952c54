import { formatWon, formatWonSigned } from '@jeoul/format'
import type { AvailableOffer } from '@jeoul/offers/outbound'
import styles from './outbound-page.module.css'

/** Says what has changed, or may have changed, since the shopper saw the offer. */
export function PriceChangeNote({
  outbound: { change, price, isWhole },
}: {
  readonly outbound: AvailableOffer
}) {
  if (!isWhole) {
    return (
      <p className={styles.caution} role="status">
        일부 가격을 확인하지 못했어요. 몰에서 결제하는 금액이 다를 수 있어요.
      </p>
    )
  }
  if (change.kind === 'none') return null
  const isDearer = change.kind === 'dearer'
  return (
    <p className={isDearer ? styles.caution : styles.good} role="status">
      {isDearer ? '보신 가격보다 올랐어요. ' : '보신 가격보다 내렸어요. '}
      <span translate="no">
        {`${formatWon(change.seen)} → ${formatWon(price.total)} (${formatWonSigned(isDearer ? change.by : -change.by)})`}
      </span>
    </p>
  )
}

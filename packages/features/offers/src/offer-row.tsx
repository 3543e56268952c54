import { PriceParts } from '@jeoul/feature-personal-price'
import type { PresentedOffer } from '@jeoul/offers'
import { Badge, cx, glyph, Icon, Won } from '@jeoul/ui'
import { memo } from 'react'
import { OfferLink } from './offer-link.tsx'
import { OfferMall } from './offer-mall.tsx'
import styles from './offer-row.module.css'

type OfferRowProps = {
  readonly itemId: string
  readonly offer: PresentedOffer
  /** Names the figure that the rows are sorted by. */
  readonly basis: string | undefined
  /** Names what the shopper pays. */
  readonly totalLabel: string
  /** Whether the breakdown of its price is shown. */
  readonly isOpen: boolean
  readonly onToggle: (key: string) => void
}

/** One mall's offer. No hooks and few elements: a product may have sixty. */
export const OfferRow = memo(function OfferRow(props: OfferRowProps) {
  const { itemId, offer, basis, totalLabel, isOpen, onToggle } = props
  const { mallName, unitPrice, notes, delivery, figure, missing, paid, total, mark, why, installments } =
    offer
  return (
    <>
      <tr className={cx(mark !== null && styles.best, !offer.isReachable && styles.off) || undefined}>
        <td className={styles.mall}>
          <OfferMall offer={offer} />
        </td>
        <td className={cx(styles.listed, !paid && styles.wide)}>
          <Won amount={unitPrice} />
          {notes.map(note => (
            <small key={note} className={styles.byCard}>
              {note}
            </small>
          ))}
        </td>
        <td>{delivery}</td>
        <td className={styles.personal}>
          {paid && <small>{basis} </small>}
          {mark && <Badge tone={mark.isForAnyone ? 'red' : 'plain'}>{mark.label}</Badge>}{' '}
          <Won amount={figure} className={styles.total} />
          {missing !== '' && <small className={styles.open}> {missing}</small>}
          {paid && <small className={styles.byCard}>{paid}</small>}
          <button
            type="button"
            className={styles.why}
            aria-expanded={isOpen}
            aria-label={`${mallName} 왜 이 가격?`}
            onClick={() => onToggle(offer.key)}
          >
            왜 이 가격?
            <Icon of={glyph.chevronDown} />
          </button>
        </td>
        <td className={styles.card}>
          {installments?.months} <span className={styles.first}>{installments?.first}</span>
        </td>
        <td className={styles.go}>
          <OfferLink itemId={itemId} mallName={mallName} link={offer.link}>
            가기
          </OfferLink>
        </td>
      </tr>
      {isOpen && (
        <tr className={styles.parts}>
          <td colSpan={6}>
            <PriceParts lines={why.lines} total={total} totalLabel={totalLabel} notes={why.notes} />
          </td>
        </tr>
      )}
    </>
  )
})

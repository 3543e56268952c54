import { PriceParts } from '@jeoul/feature-personal-price'
import { formatWon } from '@jeoul/format'
import { cardWords, type OfferListRow, type OfferTab, offerFigures } from '@jeoul/offers'
import { defaultTerms, type PaymentTerms, whyLines, whyNotes } from '@jeoul/personal-price'
import { Badge, cx, glyph, Icon, Won } from '@jeoul/ui'
import { memo } from 'react'
import { OfferLink } from './offer-link.tsx'
import styles from './offer-list.module.css'
import { OfferMall } from './offer-mall.tsx'

type OfferRowProps = {
  readonly itemId: string
  readonly row: OfferListRow
  /** Whether the mall is the open minishop. */
  readonly isShop: boolean
  /** When the newest price of the table was checked. */
  readonly checked: string | null
  readonly terms: PaymentTerms
  readonly tab: OfferTab
  /** Whether the parts of its price are shown. */
  readonly isOpen: boolean
  readonly onToggle: (key: string) => void
}

/** One mall's offer. No hooks and few elements: a product may have sixty. */
export const OfferRow = memo(function OfferRow(props: OfferRowProps) {
  const { itemId, row, isShop, checked, terms, tab, isOpen, onToggle } = props
  const { offer, market, price, headline } = row
  const { unitPrice, notes, delivery, figure, missing } = offerFigures(row, tab, terms)
  const isPersonal = tab === 'all'
  const marked = isPersonal && headline?.missing === '' ? headline : undefined
  const listed = tab === 'card' ? '카드가' : '판매가'
  return (
    <>
      <tr className={cx(marked && styles.best, !price.isReachable && styles.off) || undefined}>
        <td className={styles.mall}>
          <OfferMall row={row} tab={tab} isShop={isShop} checked={checked} />
        </td>
        <td className={cx(styles.num, styles.listed, isPersonal && styles.wide)} data-label={listed}>
          <Won amount={unitPrice} />
          {notes.map(note => (
            <small key={note} className={styles.byCard}>
              {note}
            </small>
          ))}
          {isPersonal && offer.card !== null && offer.card < unitPrice && (
            <small
              className={styles.byCard}
            >{`${offer.eventCard || '카드'}로는 ${formatWon(offer.card)}`}</small>
          )}
        </td>
        <td className={styles.delivery}>{delivery}</td>
        <td className={cx(styles.num, styles.personal)}>
          {marked && <Badge tone={marked.isForAnyone ? 'red' : 'plain'}>{marked.label}</Badge>}{' '}
          <Won amount={figure} className={styles.total} />
          {missing !== '' && <small className={styles.open}> {missing}</small>}
          {!isPersonal && <small className={styles.byCard}>{`내 결제가 ${formatWon(price.total)}`}</small>}
          <button
            type="button"
            className={styles.why}
            aria-expanded={isOpen}
            aria-label={`${market.mallName} 왜 이 가격?`}
            onClick={() => onToggle(offer.key)}
          >
            왜 이 가격?
            <Icon of={glyph.chevronDown} />
          </button>
        </td>
        <td className={styles.card}>{cardWords(row)}</td>
        <td className={styles.go}>
          <OfferLink itemId={itemId} offer={offer} price={price} isPersonal={terms !== defaultTerms}>
            가기
          </OfferLink>
        </td>
      </tr>
      {isOpen && (
        <tr className={styles.parts}>
          <td colSpan={6}>
            <PriceParts
              lines={whyLines(price)}
              total={price.total}
              totalLabel="내 결제가"
              notes={whyNotes(price, terms)}
            />
          </td>
        </tr>
      )}
    </>
  )
})

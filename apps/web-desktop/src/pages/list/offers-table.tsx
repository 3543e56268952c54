import { OfferLink } from '@jeoul/feature-offers'
import { particleRo } from '@jeoul/format'
import {
  cardWords,
  mallLink,
  type OfferListRow,
  offerBadges,
  offerFigures,
  paidName,
  unsureWords,
} from '@jeoul/offers'
import { arePersonal, type PaymentTerms } from '@jeoul/personal-price'
import { Badge, Won } from '@jeoul/ui'
import styles from './table.module.css'

type OffersTableProps = {
  readonly itemId: string
  /** Sorted by what this shopper pays. */
  readonly rows: readonly OfferListRow[]
  readonly terms: PaymentTerms
}

/**
 * A short list of the malls' offers, in the order and with the prices of the product's page. A row's price, notes and
 * delivery add up to what this shopper pays.
 */
export function OffersTable({ itemId, rows, terms }: OffersTableProps) {
  const isPersonal = arePersonal(terms)
  const paid = paidName(isPersonal)
  const unsure = unsureWords(rows.find(({ headline }) => headline)?.headline?.unsure ?? 0)
  return (
    <table className={styles.table}>
      <caption>
        몰별 {paid} {unsure !== '' && <small>{unsure}</small>}
      </caption>
      <thead>
        <tr>
          <th scope="col">몰</th>
          <th scope="col" className={styles.num}>
            판매가
          </th>
          <th scope="col">배송비</th>
          <th scope="col" className={styles.num}>
            {paid}
          </th>
          <th scope="col">할부</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(row => {
          const { unitPrice, notes, delivery, figure, missing } = offerFigures(row, 'all', terms)
          return (
            <tr key={row.offer.key}>
              <td>
                <MallLink itemId={itemId} row={row} isPersonal={isPersonal} />{' '}
                {offerBadges(row).map(({ text, isCaution }) => (
                  <Badge key={text} tone={isCaution ? 'amber' : 'plain'}>
                    {text}
                  </Badge>
                ))}
              </td>
              <td className={styles.num}>
                <Won amount={unitPrice} />
                {notes.length > 0 && (
                  <small translate="no" className={styles.note}>
                    {notes.join(' · ')}
                  </small>
                )}
              </td>
              <td translate="no" className={styles.delivery}>
                {delivery}
              </td>
              <td className={styles.num}>
                <Won amount={figure} className={styles.personal} />
                {missing !== '' && <small className={styles.note}>{missing}</small>}
              </td>
              <td translate="no">{cardWords(row)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

type MallLinkProps = {
  readonly itemId: string
  readonly row: OfferListRow
  readonly isPersonal: boolean
}

/** A link to the mall with the price of the row: the redirect is immediate if that is still valid. */
function MallLink({ itemId, row: { market, offer, price }, isPersonal }: MallLinkProps) {
  const { mallName } = market
  const link = mallLink(offer, price, isPersonal)
  if (link === null) return mallName
  return (
    <OfferLink itemId={itemId} mallName={mallName} link={link} tone="quiet">
      {mallName}
      <span className="sr-only">{particleRo(mallName)} 가기</span>
    </OfferLink>
  )
}

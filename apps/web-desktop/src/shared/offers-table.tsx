import { particleRo } from '@jeoul/format'
import { cardWords, mallHref, type OfferListRow, offerBadges, offerFigures } from '@jeoul/offers'
import type { PaymentTerms } from '@jeoul/personal-price'
import { Badge, glyph, Icon, Won } from '@jeoul/ui'
import styles from './table.module.css'

type OffersTableProps = {
  /** By what this shopper pays. */
  readonly rows: readonly OfferListRow[]
  readonly terms: PaymentTerms
}

/** Lists the malls' offers for the product in short, in the order and with the prices of its page. */
export function OffersTable({ rows, terms }: OffersTableProps) {
  return (
    <table className={styles.table}>
      <caption>몰별 내 결제가</caption>
      <thead>
        <tr>
          <th scope="col">몰</th>
          <th scope="col">배송비</th>
          <th scope="col" className={styles.num}>
            내 결제가
          </th>
          <th scope="col">할부</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(row => {
          const { notes, delivery, figure, missing } = offerFigures(row, 'all', terms)
          return (
            <tr key={row.offer.key}>
              <td>
                <MallLink row={row} />{' '}
                {offerBadges(row).map(({ text, isCaution }) => (
                  <Badge key={text} tone={isCaution ? 'amber' : 'plain'}>
                    {text}
                  </Badge>
                ))}
              </td>
              <td>{[delivery, ...notes].join(' · ')}</td>
              <td className={styles.num}>
                <Won amount={figure} className={styles.personal} />
                {missing !== '' && <small> {missing}</small>}
              </td>
              <td>{cardWords(row)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function MallLink({ row: { market } }: { readonly row: OfferListRow }) {
  const safe = mallHref(market.href)
  if (safe === null) return market.mallName
  return (
    <a href={safe} target="_blank" rel="nofollow noopener">
      {market.mallName}
      <span className="sr-only">{particleRo(market.mallName)} 가기</span>{' '}
      <Icon of={glyph.external} label="새 창" />
    </a>
  )
}

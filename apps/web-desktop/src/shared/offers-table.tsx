import type { Market, PriceType } from '@jeoul/api/types'
import { formatDelivery } from '@jeoul/format'
import { cardWords, deliveryTerms, mallHref } from '@jeoul/offers'
import { glyph, Icon, Won } from '@jeoul/ui'
import styles from './table.module.css'

type OffersTableProps = { readonly offers: readonly Market[]; readonly type: PriceType }

/** Lists the malls' offers for the product. */
export function OffersTable({ offers, type }: OffersTableProps) {
  return (
    <table className={styles.table}>
      <caption>{type === 'card' ? '몰별 카드할인가' : '몰별 가격'}</caption>
      <thead>
        <tr>
          <th scope="col">몰</th>
          <th scope="col" className={styles.num}>
            판매가
          </th>
          <th scope="col">배송비</th>
          <th scope="col">카드·할부</th>
        </tr>
      </thead>
      <tbody>
        {offers.map(offer => (
          <tr key={`${offer.mallName}${offer.itemIdCp}`}>
            <td>
              <MallLink offer={offer} />
            </td>
            <td className={styles.num}>
              <Won amount={offer.priceB2c} className={styles.own} />
            </td>
            <td>{formatDelivery(deliveryTerms(offer.costDelivery))}</td>
            <td>{cardWords(offer, offer.priceB2c)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function MallLink({ offer: { mallName, href } }: { readonly offer: Market }) {
  const safe = mallHref(href)
  if (safe === null) return mallName
  return (
    <a href={safe} target="_blank" rel="nofollow noopener">
      {mallName} <Icon of={glyph.external} label="새 창" />
    </a>
  )
}

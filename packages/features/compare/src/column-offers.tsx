import type { CompareColumn } from '@jeoul/compare'
import { formatCount } from '@jeoul/format'
import { $inside, hrefs } from '@jeoul/router'
import { Won } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './compare-table.module.css'

/** The most offers shown besides the best one. The product's page lists all of them. */
const most = 3

/** Shows the next best offers at this shopper's prices. */
export function ColumnOffers({ column }: { readonly column: CompareColumn }) {
  const inside = useUnit($inside)
  if (column.status !== 'full' || column.price.kind !== 'there') return <td />
  const [, ...others] = column.price.rows
  return (
    <td>
      {others.length > 0 && (
        <ol className={styles.offers}>
          {others.slice(0, most).map(({ offer, market, price }) => (
            <li key={offer.key}>
              <span>{market.mallName}</span>
              <Won amount={price.total} />
              {price.isOpen && <span className={styles.open}>배송비 확인 필요</span>}
            </li>
          ))}
        </ol>
      )}
      <a
        className={styles.all}
        href={`${inside(hrefs.item(column.itemId))}#offers`}
        aria-label={`${column.product.name} 몰 ${column.price.rows.length}곳 모두 보기`}
      >
        {`몰 ${formatCount(column.price.rows.length)}곳 모두 보기`}
      </a>
    </td>
  )
}

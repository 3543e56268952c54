import { type CompareColumn, nextOffers } from '@jeoul/compare'
import { formatCount } from '@jeoul/format'
import { $paymentTerms } from '@jeoul/personal-price'
import { $inside, hrefs } from '@jeoul/router'
import { Badge, Skeleton, Won } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './compare-table.module.css'

/** The maximum number of offers shown besides the best one. The product's page lists all of them. */
const maxOffers = 3

/** Shows the next best offers at this shopper's prices. */
export function ColumnOffers({ column }: { readonly column: CompareColumn }) {
  const [inside, terms] = useUnit([$inside, $paymentTerms])
  const isWaiting =
    column.status === 'loading' || (column.status === 'full' && column.price.kind === 'waiting')
  if (isWaiting) {
    return (
      <td>
        <Skeleton className={styles.waitOffers} />
      </td>
    )
  }
  if (column.status !== 'full' || column.price.kind !== 'known') return <td />
  const others = nextOffers(column.price.rows.slice(1), terms, maxOffers)
  return (
    <td>
      {others.length > 0 && (
        <ol className={styles.offers}>
          {others.map(({ key, mallName, total, badges, missing }) => (
            <li key={key}>
              <span>
                {mallName}
                {badges.map(({ text, isCaution }) => (
                  <Badge key={text} tone={isCaution ? 'amber' : 'plain'}>
                    {text}
                  </Badge>
                ))}
              </span>
              <Won amount={total} />
              {missing !== '' && <span className={styles.open}>{missing}</span>}
            </li>
          ))}
        </ol>
      )}
      <a
        translate="no"
        className={styles.all}
        href={`${inside(hrefs.item(column.itemId))}#offers`}
        aria-label={`${column.product.name} 몰 ${column.price.rows.length}곳 모두 보기`}
      >
        {`몰 ${formatCount(column.price.rows.length)}곳 모두 보기`}
      </a>
    </td>
  )
}

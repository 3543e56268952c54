import type { Variant } from '@jeoul/api/types'
import { variantPrice } from '@jeoul/offers'
import { isForSale } from '@jeoul/price-state'
import { $inside, hrefs } from '@jeoul/router'
import { useUnit } from 'effector-react'
import styles from '../../shared/table.module.css'

/** The same product in other packagings. */
export function VariantsTable({ variants }: { readonly variants: readonly Variant[] }) {
  const inside = useUnit($inside)
  return (
    <table className={styles.table}>
      <caption>다른 구성</caption>
      <thead>
        <tr>
          <th scope="col">구성</th>
          <th scope="col" className={styles.num}>
            가격
          </th>
          <th scope="col" className={styles.num}>
            카드 가격
          </th>
        </tr>
      </thead>
      <tbody>
        {variants.map(variant => (
          <tr key={variant.item_id}>
            <td>
              <a href={inside(hrefs.item(variant.item_id))}>{variant.label}</a>
            </td>
            <td className={styles.num}>{variantPrice(variant, 'cash')}</td>
            <td className={styles.num}>{isForSale(variant.state) && variantPrice(variant, 'card')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

import type { Variant } from '@jeoul/api/types'
import { variantPrice } from '@jeoul/offers'
import { isForSale } from '@jeoul/price-state'
import { $inside, hrefs } from '@jeoul/router'
import { useUnit } from 'effector-react'
import styles from './table.module.css'

type VariantsTableProps = {
  readonly variants: readonly Variant[]
  /** Whether the prices beside the table are by 내 결제조건; those of variants are not. */
  readonly isPersonal: boolean
}

/** The same product in other packagings, each with the price for anyone from its own page. */
export function VariantsTable({ variants, isPersonal }: VariantsTableProps) {
  const inside = useUnit($inside)
  return (
    <table className={styles.table}>
      <caption>다른 구성 {isPersonal && <small>내 결제조건을 뺀 가격</small>}</caption>
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
            <td translate="no" className={styles.num}>
              {variantPrice(variant, 'cash')}
            </td>
            <td translate="no" className={styles.num}>
              {isForSale(variant.state) && variantPrice(variant, 'card')}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

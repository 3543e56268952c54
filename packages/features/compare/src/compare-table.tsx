import { $rows, type CompareColumn } from '@jeoul/compare'
import { ListedOutcome } from '@jeoul/feature-price-history/listed-outcome'
import { formatCount } from '@jeoul/format'
import { paidName } from '@jeoul/offers'
import { $paymentTerms, arePersonal } from '@jeoul/personal-price'
import { kindNote, variantKind } from '@jeoul/product/variants'
import { ComparisonTable } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { ColumnName } from './column-name.tsx'
import { ColumnOffers } from './column-offers.tsx'
import { ColumnPrice } from './column-price.tsx'
import { ColumnTools } from './column-tools.tsx'
import styles from './compare-table.module.css'
import { SpecRows } from './spec-rows.tsx'
import { useColumnOrder } from './use-column-order.ts'

/** One column per product and one row per specification. The first column stays in view. */
export function CompareTable({ columns }: { readonly columns: readonly CompareColumn[] }) {
  const [rows, terms] = useUnit([$rows, $paymentTerms])
  const order = useColumnOrder(columns.map(({ itemId }) => itemId))
  return (
    <ComparisonTable label="비교표" caption={`상품 ${formatCount(columns.length)}개 비교`}>
      <thead>
        <tr className={styles.head}>
          <td />
          {columns.map((column, place) => (
            <ColumnTools key={column.itemId} column={column} place={place} order={order} />
          ))}
        </tr>
        <tr>
          <th scope="col">상품</th>
          {columns.map(column => (
            <ColumnName key={column.itemId} column={column} />
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{paidName(arePersonal(terms))}</th>
          {columns.map(column => (
            <ColumnPrice key={column.itemId} column={column} />
          ))}
        </tr>
        <tr>
          <th scope="row">지난 가격</th>
          {columns.map(column => (
            <td key={column.itemId} className={styles.past}>
              <ListedOutcome itemId={column.itemId} />
            </td>
          ))}
        </tr>
        <tr>
          <th scope="row">다른 몰</th>
          {columns.map(column => (
            <ColumnOffers key={column.itemId} column={column} />
          ))}
        </tr>
        <tr>
          <th scope="row">리뷰</th>
          {columns.map(column => (
            <td key={column.itemId}>{column.status === 'full' && reviewsOf(column.product)}</td>
          ))}
        </tr>
        {columns.some(column => kindOf(column) !== null) && (
          <tr>
            <th scope="row">판매 방식</th>
            {columns.map(column => (
              <td key={column.itemId}>{kindWords(column)}</td>
            ))}
          </tr>
        )}
      </tbody>
      <SpecRows rows={rows} itemIds={columns.map(({ itemId }) => itemId)} />
    </ComparisonTable>
  )
}

function reviewsOf({ score, reviewCount }: { readonly score: number | null; readonly reviewCount: number }) {
  if (reviewCount === 0) return '아직 없어요'
  return `${score === null ? '' : `★ ${score.toFixed(1)} `}(${formatCount(reviewCount)})`
}

function kindOf(column: CompareColumn) {
  return column.status === 'full' ? variantKind(column.product.name) : null
}

function kindWords(column: CompareColumn): string {
  const kind = kindOf(column)
  if (kind === null) return column.status === 'full' ? '일반' : ''
  return [kind, kindNote(kind)].filter(words => words !== '').join(': ')
}

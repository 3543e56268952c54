import { $linesByKind, kindLabel, partPrice, priceBasis } from '@jeoul/estimate'
import { formatMoment } from '@jeoul/format'
import { priceStateLabel } from '@jeoul/price-state'
import { Won } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { $pricedAt } from './estimate-address.ts'
import { $summary } from './estimate-summary.ts'
import { PrintFindings } from './print-findings.tsx'
import styles from './print-sheet.module.css'
import { PrintTotals } from './print-totals.tsx'

/** The estimate as a sheet of A4. */
export default function PrintSheetView() {
  const [lines, { address, leftOut }, at] = useUnit([$linesByKind, $summary, $pricedAt])
  return (
    <section className={styles.paper}>
      <h1>PC 견적서</h1>
      <p>{formatMoment(at)} 가격 · 배송비 별도</p>
      <table>
        <thead>
          <tr>
            <th scope="col">종류</th>
            <th scope="col">상품</th>
            <th scope="col">수량</th>
            <th scope="col">{priceBasis('cash')}</th>
            <th scope="col">{priceBasis('card')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ part, quantity }) => (
            <tr key={part.part_id}>
              <th scope="row">{kindLabel(part.kind)}</th>
              <td>{part.name}</td>
              <td>{quantity}</td>
              {(['cash', 'card'] as const).map(type => {
                const price = partPrice(part, type)
                return (
                  <td key={type}>
                    {price === null ? (
                      (priceStateLabel(part.price_state) ?? '가격 미정')
                    ) : (
                      <Won amount={price * quantity} />
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {leftOut && <p>{leftOut}</p>}
      <PrintTotals />
      <PrintFindings />
      <p className={styles.address}>{address}</p>
    </section>
  )
}

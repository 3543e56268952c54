import { $estimate, $missing, $sums, monthsOffered, totalOf } from '@jeoul/estimate'
import { PriceStateLabel, Won } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { totalLabel } from './estimate-summary.ts'
import styles from './print-sheet.module.css'

const totals = [
  { type: 'cash', label: '현금 합계' },
  { type: 'card', label: '카드 합계' },
] as const

/** Shows both totals, and the monthly installment by card. */
export function PrintTotals() {
  const [{ each }, sums, { gone, waiting }] = useUnit([$estimate, $sums, $missing])
  const { card, installments } = sums
  return (
    <dl className={styles.totals}>
      {totals.map(({ type, label }) => {
        const won = totalOf(sums, type, gone.length + waiting.length)
        return (
          <div key={type}>
            <dt>{totalLabel(label, each)}</dt>
            <dd>{won === null ? <PriceStateLabel>가격 미정</PriceStateLabel> : <Won amount={won} />}</dd>
          </div>
        )
      })}
      {card > 0 &&
        monthsOffered.map(months => {
          const { first, others } = installments[months]
          return (
            <div key={months}>
              <dt>카드 {months}개월</dt>
              <dd>
                월 <Won amount={others} />
                {first !== others && (
                  <span>
                    {' '}
                    (첫 달 <Won amount={first} />
                    <span>)</span>
                  </span>
                )}
              </dd>
            </div>
          )
        })}
    </dl>
  )
}

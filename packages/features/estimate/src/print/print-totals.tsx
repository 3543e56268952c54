import { $estimate, $sums, monthsOffered } from '@jeoul/estimate'
import { Won } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { totalLabel } from '../share/estimate-summary.ts'
import styles from './print-sheet.module.css'

/** Both totals, and what a card's installments come to a month. */
export function PrintTotals() {
  const [{ each }, { cash, card, installments }] = useUnit([$estimate, $sums])
  return (
    <dl className={styles.totals}>
      <dt>{totalLabel('현금 합계', each)}</dt>
      <dd>
        <Won amount={cash} />
      </dd>
      <dt>{totalLabel('카드 합계', each)}</dt>
      <dd>
        <Won amount={card} />
      </dd>
      {card > 0 &&
        monthsOffered.map(months => {
          const { first, others } = installments[months]
          return (
            <div key={months}>
              <dt>카드 {months}개월</dt>
              <dd>
                월 <Won amount={others} />
                {first !== others && (
                  <>
                    {' '}
                    (첫 달 <Won amount={first} />)
                  </>
                )}
              </dd>
            </div>
          )
        })}
    </dl>
  )
}

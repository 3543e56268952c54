import { $sums, monthsOffered } from '@jeoul/estimate'
import { Won } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import styles from './print-sheet.module.css'

/** Both totals, and what a card's installments come to a month. */
export function PrintTotals() {
  const { cash, card, installments } = useUnit($sums)
  return (
    <dl className={styles.totals}>
      <dt>현금 합계</dt>
      <dd>
        <Won amount={cash} />
      </dd>
      <dt>카드 합계</dt>
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

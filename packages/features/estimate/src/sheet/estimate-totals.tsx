import {
  $estimate,
  $sums,
  $total,
  eachChanged,
  type Months,
  monthsChosen,
  monthsOffered,
  priceTypeChosen,
} from '@jeoul/estimate'
import { maxPieces } from '@jeoul/estimate-pricing'
import { ChoiceGroup, CountField, Won } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { $configurationChange } from '../starts/configuration-model.ts'
import styles from './estimate-totals.module.css'
import { TotalBasis } from './total-basis.tsx'
import { TotalPrice } from './total-price.tsx'

const types = [
  { value: 'cash', label: '현금' },
  { value: 'card', label: '카드' },
] as const

/** What the estimate started from. An estimate that started empty has the mode null and shows nothing. */
const startWords = { pc: '저울 기본 구성', minishop: '미니샵 기본 구성' } as const

/** The estimate's total for the chosen way of paying, with a card's installments. */
export function EstimateTotals() {
  const [{ lines, each, type, months }, sums, change] = useUnit([$estimate, $sums, $configurationChange])
  const [{ isLoading }, choose, count] = useUnit([$total, priceTypeChosen, eachChanged])
  return (
    <section className={styles.totals} aria-label="견적 합계">
      <ChoiceGroup
        legend="결제 방법"
        isSingle
        name="estimate-type"
        choices={types}
        chosen={[type]}
        onToggle={choose}
      />
      {lines.length > 0 && (
        <div className={styles.pcs}>
          <span aria-hidden="true">PC 대수</span>
          <CountField label="PC 대수" count={each} max={maxPieces} onChange={count} />
        </div>
      )}
      <p className={styles.total}>
        <span>합계</span>
        <TotalPrice />
      </p>
      <TotalBasis />
      {change && (
        <p className={styles.basis}>
          {startWords[change.mode]} <Won amount={change.originPrice} />{' '}
          <span>{`· 바꾼 항목 ${change.addedChangeLength}개`}</span>{' '}
          <Won amount={change.addedChangePrice} signed />
          {each > 1 && <span> · 한 대 값</span>}
        </p>
      )}
      {type === 'card' && !isLoading && sums.card > 0 && <InstallmentsView months={months} />}
    </section>
  )
}

function InstallmentsView({ months }: { readonly months: Months }) {
  const [{ installments }, choose] = useUnit([$sums, monthsChosen])
  const { first, others } = installments[months]
  return (
    <>
      <ChoiceGroup
        legend="할부"
        isSingle
        name="estimate-months"
        choices={monthsOffered.map(value => ({ value: String(value), label: `${value}개월` }))}
        chosen={[String(months)]}
        onToggle={chosen => choose(monthsOffered.find(value => String(value) === chosen) ?? 12)}
      />
      <p className={styles.months}>
        월 <Won amount={others} />
        {first !== others && (
          <small>
            첫 달 <Won amount={first} />
          </small>
        )}
      </p>
    </>
  )
}

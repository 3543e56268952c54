import {
  $estimate,
  $sums,
  $total,
  eachChanged,
  installmentBasis,
  type Months,
  monthsChosen,
  monthsOffered,
  priceTypeChosen,
  totalBasis,
} from '@jeoul/estimate'
import { interestWords, maxPieces } from '@jeoul/estimate-pricing'
import { formatCount } from '@jeoul/format'
import { unpricedLabel } from '@jeoul/price-state'
import { ChoiceGroup, CountField, cx, PriceStateLabel, Won } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { $configurationChange } from '../starts/configuration-model.ts'
import styles from './estimate-totals.module.css'

/**
 * The total for the chosen way of paying. Shows words if no part has a known price, since it is not 0원; while parts are
 * loading, shows the previous total, dimmed.
 */
export function TotalPrice({ className }: { readonly className?: string | undefined }) {
  const { won, isLoading, unknown } = useUnit($total)
  if (won === null) {
    return (
      <PriceStateLabel>
        {isLoading ? '계산 중' : unknown > 0 ? '알 수 없음' : unpricedLabel()}
      </PriceStateLabel>
    )
  }
  return <Won amount={won} className={cx(className, isLoading && styles.before)} />
}

/**
 * The components of the total: 현금 판매가 · 배송비 별도 · 상품 9개 · 서비스 1개.
 *
 * @param isBrief whether there is room for one count only: 모두 10개
 */
export function TotalBasis({ isBrief = false }: { readonly isBrief?: boolean }) {
  const [{ type, each }, { goods, services, unpriced }, { won, isLoading, unknown }] = useUnit([
    $estimate,
    $sums,
    $total,
  ])
  const left = unpriced[type]
  const counted = [
    ...(each > 1 ? [`PC ${formatCount(each)}대`] : []),
    ...(isBrief && services > 0
      ? [`모두 ${formatCount(goods + services)}개`]
      : [
          ...(goods > 0 || services + unknown === 0 ? [`상품 ${formatCount(goods)}개`] : []),
          ...(services > 0 ? [`서비스 ${formatCount(services)}개`] : []),
        ]),
    ...(left > 0 ? [`${unpricedLabel()} ${formatCount(left)}개 제외`] : []),
    ...(unknown > 0 ? [`확인 못 한 상품 ${formatCount(unknown)}개 제외`] : []),
  ]
  const facts = [
    ...(isLoading ? [won === null ? '가격을 불러오는 중이에요' : '새 합계를 불러오는 중이에요'] : []),
    totalBasis(type),
    '배송비 별도',
    ...(isLoading ? [] : counted),
  ]
  return <span className={styles.basis}>{facts.join(' · ')}</span>
}

const types = [
  { value: 'cash', label: '현금' },
  { value: 'card', label: '카드' },
] as const

/** The name of the configuration that the estimate started from. An estimate that started empty has none. */
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
        월 <Won amount={others} /> <small>{interestWords(months, null)}</small>
        {first !== others && (
          <small>
            첫 달 <Won amount={first} />
          </small>
        )}
      </p>
      <p className={styles.basis}>{installmentBasis(months)}</p>
    </>
  )
}

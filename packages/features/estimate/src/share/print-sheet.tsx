import {
  $estimate,
  $findings,
  $linesByKind,
  $missing,
  $power,
  $sums,
  $toChoose,
  kindLabel,
  monthsOffered,
  partPrice,
  priceBasis,
  totalOf,
} from '@jeoul/estimate'
import { outcomeWords, ruleNames } from '@jeoul/estimate/compatibility'
import { interestWords } from '@jeoul/estimate-pricing'
import { formatCount, formatMoment } from '@jeoul/format'
import { unpricedLabel } from '@jeoul/price-state'
import { PriceStateLabel, Won } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { findingKey, uncheckedNotes } from '../compatibility/findings.tsx'
import { $pricedAt, $summary, totalLabel } from './estimate-summary.ts'
import styles from './print-sheet.module.css'

/** Prints the findings on compatibility and the aspects that no rule checks. */
export function PrintFindings() {
  const [findings, toChoose, { watts, supply }] = useUnit([$findings, $toChoose, $power])
  const shown = findings.filter(({ outcome }) => outcome !== 'pass')
  const passed = findings.length - shown.length
  return (
    <>
      <h2>호환성</h2>
      <ul>
        {toChoose.length > 0 && <li>{`아직 고르지 않은 부품: ${toChoose.join(' · ')}`}</li>}
        {shown.map(finding => (
          <li key={findingKey(finding)}>
            <b>{outcomeWords[finding.outcome]}</b> {ruleNames[finding.rule]}: {finding.text}
          </li>
        ))}
        {passed > 0 && (
          <li>
            <b>{outcomeWords.pass}</b> <span>{`${passed}개 항목`}</span>
          </li>
        )}
        {watts > 0 && (
          <li>
            {`소비전력 ${formatCount(watts)} W${supply === null ? '' : ` / 파워 ${formatCount(supply)} W`}`}
          </li>
        )}
      </ul>
      <h2>여기서 확인하지 않는 것</h2>
      <p>{uncheckedNotes.join(' · ')}</p>
    </>
  )
}

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
            <dd>
              {won === null ? <PriceStateLabel>{unpricedLabel()}</PriceStateLabel> : <Won amount={won} />}
            </dd>
          </div>
        )
      })}
      {card > 0 &&
        monthsOffered.map(months => {
          const { first, others } = installments[months]
          return (
            <div key={months}>
              <dt>카드 합계 ÷ {months}개월</dt>
              <dd>
                월 <Won amount={others} />
                {first !== others && (
                  <span>
                    {' '}
                    (첫 달 <Won amount={first} />
                    <span>)</span>
                  </span>
                )}
                <span>{` · ${interestWords(months, null)}`}</span>
              </dd>
            </div>
          )
        })}
    </dl>
  )
}

/** The estimate as a sheet of A4. */
export default function PrintSheetView() {
  const [lines, { address, leftOut }, at] = useUnit([$linesByKind, $summary, $pricedAt])
  return (
    <section className={styles.paper}>
      <h1>PC 견적서</h1>
      <p>{formatMoment(at)} 가격 · 배송비 별도 · 카드 판매가는 상품마다 가장 낮은 값 · 할인 별도</p>
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
                    {price === null ? unpricedLabel(part.price_state) : <Won amount={price * quantity} />}
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

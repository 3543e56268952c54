import {
  $estimate,
  $findings,
  $linesByKind,
  $missing,
  $sums,
  type EstimateSums,
  kindLabel,
  partPrice,
  totalBasis,
  totalOf,
  writeEstimateQuery,
} from '@jeoul/estimate'
import { type Finding, outcomes, outcomeWords } from '@jeoul/estimate/compatibility'
import { interestWords } from '@jeoul/estimate-pricing'
import { formatCount, formatMoment, formatWon } from '@jeoul/format'
import { unpricedLabel } from '@jeoul/price-state'
import { hrefs } from '@jeoul/router'
import { combine, createEffect, createEvent, createStore, sample } from 'effector'

/** The estimate is on screen. */
export const estimateShown = createEvent()

const readPageFx = createEffect(() => ({ origin: location.origin, at: new Date().toISOString() }))
sample({ clock: estimateShown, target: readPageFx })

/**
 * The site's origin, and when its prices were loaded. Empty on the server, whose pages may be cached for many readers.
 */
const $page = createStore({ origin: '', at: '' }, { serialize: 'ignore' }).on(
  readPageFx.doneData,
  (_, page) => page,
)

/** When the prices were read, in the contract's date-time format; '' until the estimate is on screen. */
export const $pricedAt = $page.map(({ at }) => at)
/** The absolute address of the estimate. */
export const $estimateAddress = combine(
  $page,
  $estimate,
  ({ origin }, estimate) => origin + hrefs.estimate(writeEstimateQuery(estimate)),
)

/** An estimate in words, as it is shared. */
export interface EstimateSummary {
  /** '2026.11.23 13:12 현금 판매가 · 배송비 별도' */
  readonly basis: string
  readonly rows: readonly SummaryRow[]
  /** '합계', or which number of PCs it is for; the rows are for one. */
  readonly totalLabel: string
  /** '2,984,090원', or words if no part has a known price. */
  readonly total: string
  /** The total by card, and its monthly installment. */
  readonly card: string
  /** Counts of the findings by outcome; '' without findings. */
  readonly fit: string
  /** How many parts the total leaves out; '' for none. */
  readonly leftOut: string
  readonly address: string
}

interface SummaryRow {
  readonly label: string
  readonly name: string
  /** ' × 2'; '' for a single one. */
  readonly times: string
  /** '395,510원', or why there is no price. */
  readonly price: string
}

/** The open estimate as it is shared. */
export const $summary = combine(
  {
    estimate: $estimate,
    lines: $linesByKind,
    sums: $sums,
    missing: $missing,
    findings: $findings,
    at: $pricedAt,
    address: $estimateAddress,
  },
  ({ estimate: { type, each }, lines, sums, missing, findings, at, address }): EstimateSummary => {
    const unknown = missing.gone.length + missing.waiting.length
    const won = totalOf(sums, type, unknown)
    return {
      basis: `${formatMoment(at)} ${totalBasis(type)} · 배송비 별도`,
      rows: lines.map(({ part, quantity }) => {
        const price = partPrice(part, type)
        return {
          label: kindLabel(part.kind),
          name: part.name,
          times: quantity === 1 ? '' : ` × ${quantity}`,
          price: price === null ? unpricedLabel(part.price_state) : formatWon(price * quantity),
        }
      }),
      totalLabel: totalLabel('합계', each),
      total: won === null ? unpricedLabel() : formatWon(won),
      card: cardWords(sums),
      fit: fitWords(findings),
      leftOut: leftOutWords(sums.unpriced[type], unknown),
      address,
    }
  },
)

/** '현금 합계', '현금 합계 (PC 2대)' */
export function totalLabel(label: string, each: number): string {
  return each === 1 ? label : `${label} (PC ${formatCount(each)}대)`
}

/** '문제 1 · 통과 14' */
export function fitWords(findings: readonly Finding[]): string {
  return outcomes
    .flatMap(outcome => {
      const count = findings.filter(finding => finding.outcome === outcome).length
      return count > 0 ? [`${outcomeWords[outcome]} ${formatCount(count)}`] : []
    })
    .join(' · ')
}

function cardWords({ card, installments }: EstimateSums): string {
  if (card === 0) return ''
  const [twelve, twentyFour] = [installments[12].others, installments[24].others]
  return `카드 ${formatWon(card)} (${totalBasis('card')}) · 12개월로 나누면 월 ${formatWon(twelve)} · 24개월로 나누면 월 ${formatWon(twentyFour)} (할부 ${interestWords(24, null)})`
}

function leftOutWords(unpriced: number, unknown: number): string {
  const left = unpriced + unknown
  return left > 0 ? `가격을 모르는 상품 ${formatCount(left)}개는 합계에서 뺐어요.` : ''
}

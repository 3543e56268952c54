import { formatDate, formatWon } from '@jeoul/format'
import {
  type CheckedDiscount,
  dateOf,
  type GoodsKind,
  type Judgement,
  type Period,
  type PriceRun,
  type Verdict,
} from '@jeoul/price-history'
import type { LineName } from './chart-shape.ts'

export const kindNames: Readonly<Record<GoodsKind, string>> = {
  new: '새 상품',
  bulk: '벌크',
  overseas: '해외구매',
}

export const lineNames: Readonly<Record<LineName, string>> = {
  any: '최저가',
  unsure: '배송비 확인 필요',
  card: '카드 최저가',
  cash: '현금 최저가',
  personal: '내 결제가',
}

/** A day, as in 2026.11.01. */
export function dayName(day: number): string {
  return formatDate(dateOf(day))
}

export function periodName(period: Period): string {
  return `${period}개월`
}

/** Says why the judged period differs from the one on screen; '' if it does not. */
export function judgedWords(period: Period, judged: Period): string {
  return judged === period
    ? ''
    : `${periodName(period)}은 판정하기에 짧아서 ${periodName(judged)}로 비교해요.`
}

/** Words the verdict on today's price within the period `judged`, and its reason; never advice. */
export function verdictWords(
  verdict: Verdict,
  judged: Period,
): { readonly label: string; readonly why: string } {
  const low = `${periodName(judged)} 관측 최저`
  switch (verdict.kind) {
    case 'not-sold':
      return { label: '판정하지 않음', why: '지금은 파는 몰이 없어요.' }
    case 'unknown-delivery':
      return { label: '판정하지 않음', why: '오늘 최저가의 배송비를 아직 몰라요.' }
    case 'early':
      return {
        label: '아직 판정하기 일러요',
        why: `${periodName(judged)} 동안 관측한 날이 ${verdict.observed}일이에요. 35일이 되면 비교해 드려요.`,
      }
    case 'lowest':
      return { label: low, why: '' }
    case 'near-lowest':
      return { label: `${low}에 가까움`, why: `관측 최저보다 ${verdict.percent}% 높아요.` }
    case 'above-lowest':
      return { label: `${low}보다 ${verdict.percent}% 높음`, why: '' }
  }
}

/** The rank of today's price among the observed days of the period `judged`; null if it is too early to say. */
export function placeWords(judgement: Judgement, judged: Period): string | null {
  return judgement.verdict.kind === 'early' ? null : `${periodName(judged)} 동안 ${rankWords(judgement)}`
}

function rankWords({ today, observed, cheaper }: Judgement): string {
  const days = `관측 ${observed}일`
  if (today === null) return days
  return cheaper === 0 ? `${days} 중 가장 낮아요` : `${days} 중 ${cheaper}일은 오늘보다 쌌어요`
}

/**
 * The outcome of the section's rule in one line: the place among the observed days, the lowest of them, and the usual price.
 * Facts, never advice; null if the product is not sold today.
 */
export function outcomeWords(judgement: Judgement, judged: Period): string | null {
  const { verdict, low, usual } = judgement
  switch (verdict.kind) {
    case 'not-sold':
      return null
    case 'unknown-delivery':
      return '오늘 최저가의 배송비를 몰라 비교하지 못해요'
    case 'early':
      return `아직 판정하기 일러요 · 관측 ${verdict.observed}일`
    default:
      return [
        rankWords(judgement),
        ...(low ? [`${periodName(judged)} 최저 ${formatWon(low.price)}`] : []),
        ...(usual ? [`보통 ${formatWon(usual.price)}`] : []),
      ].join(' · ')
  }
}

/** Compares a mall's stated discount with the observed prices. */
export function claimWords({ before, observed, isSupported, percent }: CheckedDiscount): string {
  if (before === null || observed === null) return '직전 30일 동안 관측한 가격이 없어 비교할 수 없어요.'
  const low = `직전 30일 최저 ${formatWon(before)}`
  const than =
    observed > 0
      ? `${low}보다 ${observed}% 낮아요`
      : observed === 0
        ? `${low}과 거의 같아요`
        : `${low}보다 ${-observed}% 높아요`
  return isSupported || observed >= percent ? `${than}.` : `${than}. ${percent}%라는 말을 뒷받침하지 않아요.`
}

/** What anyone paid during one run of days, in one line. */
export function runWords({ any, delivery, cash, card, cardName }: PriceRun): string {
  const fee =
    delivery === null
      ? '배송비 확인 필요'
      : delivery === 0
        ? '무료배송'
        : `배송비 ${formatWon(delivery)} 포함`
  return [
    `${formatWon(any)} (${fee})`,
    ...(cash === undefined ? [] : [`현금 ${formatWon(cash)}`]),
    ...(card === undefined ? [] : [`${cardName} ${formatWon(card)}`]),
  ].join(' · ')
}

/** The price by the shopper's own terms. */
export function personalWords(run: PriceRun, personalPriceOf: (run: PriceRun) => number | undefined): string {
  const price = personalPriceOf(run)
  return price === undefined ? '알 수 없음' : formatWon(price)
}

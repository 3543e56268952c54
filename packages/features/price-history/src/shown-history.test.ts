import { defaultTerms } from '@jeoul/personal-price'
import type { History, Judgement, PriceRun } from '@jeoul/price-history'
import { describe, expect, test } from 'vitest'
import { shownHistory } from './shown-history.ts'
import { claimWords, judgedWords, outcomeWords, personalWords, placeWords, verdictWords } from './words.ts'

const today = 20_758
const run = (from: number, to: number, more: Partial<PriceRun> = {}): PriceRun => ({
  from: today - from,
  to: today - to,
  any: 1000,
  delivery: 0,
  ...more,
})
const card = { card: 900, cardName: '삼성카드' }
const runs = [
  run(120, 60, { any: 700 }),
  run(49, 20),
  run(19, 10, { delivery: null, ...card }),
  run(9, 0, card),
]
const history: History = { today, series: [{ kind: 'new', since: today - 120, runs }], claims: [] }
const terms = { ...defaultTerms, cards: ['삼성카드'] }
const shown = (search: string, of = defaultTerms) => {
  const found = shownHistory(history, search, of)
  if (!found) throw new Error('no history')
  return found
}

test('"with the shopper\'s own terms as a second line where it can be computed": beside the others', () => {
  const namesOf = (of = defaultTerms) => shown('', of).chart?.lines.map(({ name }) => name)
  expect(namesOf()).toEqual(['any', 'unsure', 'card'])
  expect(namesOf(terms)).toEqual(['personal', 'any', 'unsure', 'card'])
  expect(namesOf({ ...terms, cards: ['현대카드'] })).not.toContain('personal')
})

test('what the shopper would have paid is listed by day, except where the delivery is unknown', () => {
  const { personalPriceOf } = shown('', terms)
  expect(runs.slice(1).map(run => personalPriceOf && personalWords(run, personalPriceOf))).toEqual([
    '1,000원',
    '알 수 없음',
    '900원',
  ])
})

test('"‘판정하기 이름’ below five weeks": today then has no rank among the observed days either', () => {
  const early = { kind: 'early', observed: 1 } as const
  const { judgement, judged } = shown('?months=1')
  expect(placeWords({ ...judgement, verdict: early, observed: 1, cheaper: 0 }, judged)).toBeNull()
})

test.each([
  [
    '?months=1',
    '3개월 관측 최저보다',
    '3개월 동안 관측 71일 중',
    '1개월은 판정하기에 짧아서 3개월로 비교해요.',
  ],
  ['?months=12', '12개월 관측 최저보다', '12개월 동안 관측 101일 중', ''],
])(
  'words name the period that they speak of, and why it is not the shown one: %s',
  (search, label, place, why) => {
    const { judgement, period, judged } = shown(search)
    expect(judgedWords(period, judged)).toBe(why)
    expect(verdictWords(judgement.verdict, judged).label).toContain(label)
    expect(placeWords(judgement, judged)).toContain(place)
  },
)

describe('"the stated rule’s outcome in one line (place among the observed days, lowest of 90 days, what it usually costs)"', () => {
  const { judgement } = shown('')
  test.each<[string, Partial<Judgement>, string | null]>([
    [
      'days that undercut today',
      { verdict: { kind: 'above-lowest', percent: 12 }, cheaper: 32 },
      '관측 71일 중 32일은 오늘보다 쌌어요 · 3개월 최저 700원 · 보통 1,000원',
    ],
    [
      'the lowest',
      { verdict: { kind: 'lowest' }, cheaper: 0, usual: null },
      '관측 71일 중 가장 낮아요 · 3개월 최저 700원',
    ],
    ['too early', { verdict: { kind: 'early', observed: 12 } }, '아직 판정하기 일러요 · 관측 12일'],
    [
      'unknown delivery',
      { verdict: { kind: 'unknown-delivery' } },
      '오늘 최저가의 배송비를 몰라 비교하지 못해요',
    ],
    ['not sold', { verdict: { kind: 'not-sold' } }, null],
  ])('%s', (_, changes, words) => {
    expect(outcomeWords({ ...judgement, ...changes }, 3)).toBe(words)
  })
})

test('a stated discount is compared with the days before today, and says so: 최근 30일 최저 includes today', () => {
  const claim = { mall_name: '몰', percent: 5, total: 950, before: 1000, observed: 5, isSupported: true }
  expect(claimWords(claim)).toBe('직전 30일 최저 1,000원보다 5% 낮아요.')
})

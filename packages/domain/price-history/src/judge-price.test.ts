import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { PriceRun } from './history.ts'
import { count, judgePrice, type Verdict } from './judge-price.ts'
import { run, seriesOf, today } from './testing/series-of.ts'

describe('"판정하기 이름 below five weeks; good only within 5 % of the observed low"', () => {
  test.each<[string, readonly PriceRun[], Verdict]>([
    ['34 days are too few', [run(33, 0, 1000)], { kind: 'early', observed: 34 }],
    [
      'days without observation do not count',
      [run(200, 190, 900), run(22, 0, 1000)],
      { kind: 'early', observed: 34 },
    ],
    [
      'nor do days without a known delivery',
      [run(99, 40, 900, { delivery: null }), run(33, 0, 1000)],
      { kind: 'early', observed: 34 },
    ],
    ['35 days are enough', [run(34, 0, 1000)], { kind: 'lowest' }],
    ['the low itself', [run(99, 10, 1200), run(9, 0, 1000)], { kind: 'lowest' }],
    ['a low of today and before', [run(99, 0, 1000)], { kind: 'lowest' }],
    ['5 % above', [run(99, 10, 1000), run(9, 0, 1050)], { kind: 'near-lowest', percent: 5 }],
    ['a won more', [run(99, 10, 1000), run(9, 0, 1051)], { kind: 'above-lowest', percent: 5.1 }],
    [
      'regression: 1.35 % read 2 %',
      [run(99, 10, 831_780), run(9, 0, 842_990)],
      { kind: 'near-lowest', percent: 1.3 },
    ],
    ['a little above', [run(99, 10, 100_000), run(9, 0, 100_001)], { kind: 'near-lowest', percent: 0.1 }],
    [
      'a little more than 5 %',
      [run(99, 10, 100_000), run(9, 0, 105_010)],
      { kind: 'above-lowest', percent: 5.1 },
    ],
    ['10 % and more, whole', [run(99, 10, 1000), run(9, 0, 1126)], { kind: 'above-lowest', percent: 13 }],
    ['nothing today', [run(99, 1, 1000)], { kind: 'not-sold' }],
    ['nothing ever', [], { kind: 'not-sold' }],
    ['unknown delivery', [run(99, 0, 1000, { delivery: null })], { kind: 'unknown-delivery' }],
    [
      'a low without its delivery does not count',
      [run(99, 40, 10, { delivery: null }), run(39, 0, 1000)],
      { kind: 'lowest' },
    ],
  ])('%s', (_, runs, verdict) => {
    expect(judgePrice(seriesOf(runs), today).verdict).toEqual(verdict)
  })
})

describe('"최근 30일 최저, 90일간 가장 흔한 값, today\'s place among 관측 n일"', () => {
  const judged = (...runs: readonly PriceRun[]) => judgePrice(seriesOf(runs), today)

  test('the last thirty days include today, and nothing before', () => {
    expect(judged(run(60, 30, 500), run(29, 0, 900)).monthLow).toEqual({ price: 900, day: today })
    expect(judged(run(60, 29, 500), run(28, 0, 900)).monthLow).toEqual({ price: 500, day: today - 29 })
  })

  test('the usual price is that of most of the ninety days, the lower of equals', () => {
    expect(judged(run(200, 60, 700), run(59, 20, 900), run(19, 0, 800)).usual).toEqual({
      price: 900,
      days: 40,
    })
    expect(judged(run(19, 10, 900), run(9, 0, 800)).usual).toEqual({ price: 800, days: 10 })
  })

  test('a price of only two days is not usual', () => {
    expect(judged(run(1, 0, 800)).usual).toBeNull()
    expect(judged(run(2, 0, 800)).usual).toEqual({ price: 800, days: 3 })
  })

  test('gives the latest day of the low', () => {
    expect(judged(run(50, 40, 500), run(30, 20, 500), run(9, 0, 900)).low).toEqual({
      price: 500,
      day: today - 20,
    })
  })

  test('days in a gap are not observed', () => {
    expect(judged(run(50, 41, 500), run(9, 0, 900))).toMatchObject({ observed: 20, cheaper: 10 })
  })
})

const anyRuns = fc
  .array(
    fc.record({
      gap: fc.nat(9),
      length: fc.integer({ min: 1, max: 40 }),
      any: fc.integer({ min: 1, max: 5000 }),
    }),
    {
      maxLength: 12,
    },
  )
  .map(parts => {
    let end = 0
    return parts
      .map(({ gap, length, any }) => {
        const to = end + gap
        end = to + length
        return run(to + length - 1, to, any)
      })
      .toReversed()
  })

describe('for any observations', () => {
  test('the low is an observed price, and none is lower', () => {
    fc.assert(
      fc.property(anyRuns, runs => {
        const { low, monthLow, today: now } = judgePrice(seriesOf(runs), today)
        expect(low?.price).toBe(runs.length === 0 ? undefined : Math.min(...runs.map(({ any }) => any)))
        if (now !== null) expect(now).toBeGreaterThanOrEqual(monthLow?.price ?? Number.NaN)
      }),
    )
  })

  test('the verdict is good only within 5 %', () => {
    fc.assert(
      fc.property(anyRuns, runs => {
        const { verdict, today: now, low } = judgePrice(seriesOf(runs), today)
        const isGood = verdict.kind === 'lowest' || verdict.kind === 'near-lowest'
        const isEnough = count(runs) >= 35
        expect(isGood).toBe(isEnough && now !== null && low !== null && now <= low.price * 1.05)
      }),
    )
  })

  test('it does not depend on how the days are split into runs', () => {
    const days = (runs: readonly PriceRun[]) =>
      runs.flatMap(({ from, to, ...rest }) =>
        Array.from({ length: to - from + 1 }, (_, day) => ({ ...rest, from: from + day, to: from + day })),
      )
    fc.assert(
      fc.property(anyRuns, runs => {
        expect(judgePrice(seriesOf(days(runs)), today)).toEqual(judgePrice(seriesOf(runs), today))
        expect(count(days(runs))).toBe(count(runs))
      }),
    )
  })
})

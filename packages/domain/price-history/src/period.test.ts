import fc from 'fast-check'
import { expect, test } from 'vitest'
import { count } from './judge-price.ts'
import {
  seriesOf as chosenSeries,
  firstDayOf,
  periods,
  readPeriod,
  runsWithin,
  writeKind,
  writePeriod,
} from './period.ts'
import { run, seriesOf, today } from './testing/series-of.ts'

test.each([
  ['', 3],
  ['?months=12', 12],
  ['?months=1', 1],
  ['?months=2', 3],
  ['?months=six', 3],
])('"1 / 3 / 6 / 12 months": %s', (search, period) => {
  expect(readPeriod(search)).toBe(period)
})

test('reads back what was written, and keeps the rest of the address', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...periods),
      fc.constantFrom('', '?tab=card', '?months=6&a=b'),
      (period, search) => {
        const written = writePeriod(search, period)
        expect(readPeriod(written)).toBe(period)
        expect(new URLSearchParams(written).get('tab')).toBe(new URLSearchParams(search).get('tab'))
      },
    ),
  )
})

test('"new goods, bulk and overseas never in one line": one series at a time, by default the first', () => {
  const series = [seriesOf([]), { ...seriesOf([]), kind: 'bulk' as const }]
  const history = { today, series, claims: [] }
  expect(chosenSeries(history, '')?.kind).toBe('new')
  expect(chosenSeries(history, writeKind('', 'bulk'))?.kind).toBe('bulk')
  expect(chosenSeries(history, '?goods=overseas')?.kind).toBe('new')
})

test('a period excludes earlier days', () => {
  const runs = runsWithin(seriesOf([run(99, 95, 1), run(40, 10, 2), run(9, 0, 3)]), today, 30)
  expect(runs).toEqual([run(29, 10, 2), run(9, 0, 3)])
  expect(count(runs)).toBe(30)
})

test.each([
  ['a period begins at its given start', 400, 12, 364],
  ['… but not before the product', 99, 12, 99],
  ['… and a month is always shown', 3, 12, 29],
] as const)('%s', (_, since, period, first) => {
  expect(firstDayOf(period, today, today - since)).toBe(today - first)
})

import type { PriceRun } from '@jeoul/price-history'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chartShape, type Line } from './chart-shape.ts'

const run = (from: number, to: number, any: number): PriceRun => ({ from, to, any, delivery: 0 })
const any: Line = { name: 'any', priceOf: ({ any }) => any }

describe('"a gap is a gap, never drawn through"', () => {
  test.each<[string, readonly PriceRun[], string | undefined, number[][]]>([
    ['one price for all days', [run(0, 9, 100)], 'M0 50H10', []],
    ['a price that changes', [run(0, 4, 100), run(5, 9, 96)], 'M0 50H5V100H10', []],
    ['a week without', [run(0, 1, 100), run(9, 9, 100)], 'M0 50H2M9 50H10', [[2, 7]]],
    [
      'days before and after',
      [run(3, 4, 100)],
      'M3 50H5',
      [
        [0, 3],
        [5, 5],
      ],
    ],
  ])('%s', (_, runs, path, gaps) => {
    const shape = chartShape(runs, [any], 0, 9)
    expect(shape?.lines[0]?.path.replace(/ [\d.]+/g, ' 50').replace(/V[\d.]+/, 'V100')).toBe(path)
    expect(shape?.gaps.map(({ x, days }) => [x, days])).toEqual(gaps)
  })
})

test('without observations there is no chart', () => {
  expect(chartShape([], [any], 0, 9)).toBeNull()
})

test('a line is drawn only where it has a price, and left out if it never has one', () => {
  const cheap: Line = { name: 'card', priceOf: ({ any }) => (any > 100 ? any - 1 : undefined) }
  const runs = [run(0, 1, 200), run(2, 5, 100), run(6, 9, 200)]
  const paths = (line: Line) =>
    chartShape(runs, [line], 0, 9)?.lines.map(({ path }) => path.match(/[MH]\d+/g))
  expect(paths(cheap)).toEqual([['M0', 'H2', 'M6', 'H10']])
  expect(chartShape(runs, [any, { name: 'cash', priceOf: () => undefined }], 0, 9)?.lines).toHaveLength(1)
})

test('three round amounts span all prices', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 10, max: 9_000_000 }), { minLength: 1, maxLength: 9 }), prices => {
      const shape = chartShape(
        prices.map((price, day) => run(day, day, price)),
        [any],
        0,
        9,
      )
      const [top = 0, middle = 0, bottom = 0] = shape?.ticks ?? []
      expect(bottom).toBeLessThanOrEqual(Math.min(...prices))
      expect(top).toBeGreaterThanOrEqual(Math.max(...prices))
      expect(top - middle).toBeCloseTo(middle - bottom)
      for (const [, y] of shape?.lines[0]?.path.matchAll(/[V ]([\d.-]+)/g) ?? []) {
        expect(Number(y)).toBeGreaterThanOrEqual(0)
        expect(Number(y)).toBeLessThanOrEqual(100)
      }
    }),
  )
})

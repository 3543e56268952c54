import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { divideNumbers, keyRange, nameRange, rangeAt } from './number-ranges.ts'

const tallies = fc.array(
  fc.record({
    value: fc.oneof(fc.integer({ min: 0, max: 100_000 }), fc.double({ min: 0.001, max: 50, noNaN: true })),
    count: fc.integer({ min: 1, max: 50 }),
  }),
  { minLength: 1, maxLength: 200 },
)

describe('divideNumbers', () => {
  test('puts every number into exactly one range, and none is empty', () => {
    fc.assert(
      fc.property(tallies, each => {
        const ranges = divideNumbers(each)
        const used = new Set(each.map(({ value }) => rangeAt(ranges, value)))
        expect(used.has(-1)).toBe(false)
        expect(used.size).toBe(ranges.length)
        for (const { value } of each) {
          expect(ranges.filter(({ from, to }) => value >= from && value < to)).toHaveLength(1)
        }
      }),
    )
  })

  test('regression: numbers from thousandths to hundreds made nine ranges', () => {
    const values = [20, 0.001, 1, 0.002, 5, 0.05, 0.01, 0.2, 100]
    const ranges = divideNumbers(values.map(value => ({ value, count: 1 })))
    expect(ranges.length).toBeGreaterThanOrEqual(5)
    expect(ranges.length).toBeLessThanOrEqual(8)
  })

  test('goes up without overlap, with round edges, in 8 ranges at most', () => {
    fc.assert(
      fc.property(tallies, each => {
        const ranges = divideNumbers(each)
        expect(ranges.length).toBeLessThanOrEqual(8)
        ranges.slice(1).forEach((range, at) => {
          expect(range.from).toBeGreaterThanOrEqual(ranges[at]?.to ?? Infinity)
        })
        for (const edge of ranges.flatMap(({ from, to }) => [from, to]).filter(Number.isFinite)) {
          expect(String(Number(edge.toPrecision(6))).length).toBeLessThanOrEqual(9)
        }
      }),
    )
  })

  test('divides lengths as a shopper would', () => {
    const lengths = Array.from({ length: 200 }, (_, at) => ({ value: 150 + at, count: 1 }))
    const names = divideNumbers(lengths).map(range => nameRange(range, 'mm', 0))
    expect(names).toContain('200~224mm')
    expect(names[0]).toBe('175mm 미만')
    expect(names.length).toBeGreaterThanOrEqual(5)
  })

  test('uses growing steps if numbers span magnitudes', () => {
    const capacities = [64, 100, 128, 240, 256, 480, 500, 512, 750, 1000, 2000, 4000, 8000, 12_000, 16_000]
    const edges = divideNumbers(capacities.map(value => ({ value, count: 10 }))).map(range => range.from)
    expect(edges).toContain(1000)
    expect(edges).toContain(200)
  })
})

test('names ranges and their keys', () => {
  expect(nameRange({ from: 3.5, to: 4 }, 'GHz', 1)).toBe('3.5~3.9GHz')
  expect(nameRange({ from: 400, to: Infinity }, 'mm', 0)).toBe('400mm 이상')
  expect(keyRange({ from: 200, to: 250 }, 0)).toBe('200-249')
  expect(keyRange({ from: -Infinity, to: 200 }, 0)).toBe('under-200')
  expect(keyRange({ from: 400, to: Infinity }, 0)).toBe('400-up')
})

import { describe, expect, test } from 'vitest'
import { estimateSums } from './estimate-sums.ts'
import { partPrice } from './part-price.ts'
import { partOf } from './testing/parts.ts'

const line = (
  quantity: number,
  ...[kind, changes]: Parameters<typeof partOf> extends [string, ...infer Rest] ? Rest : never
) => ({
  part: partOf('1', kind, changes),
  quantity,
})

describe('"quantities (1–100, default 1)" and prices', () => {
  test.each([
    ['nothing', [], { cash: 0, card: 0, count: 0, unpriced: { cash: 0, card: 0 } }],
    ['one part', [line(1, 'cpu')], { cash: 10_000, card: 10_500, count: 1 }],
    ['several pieces', [line(2, 'memory'), line(3, 'ssd')], { cash: 50_000, card: 52_500, count: 5 }],
    [
      'what is sold out costs nothing, and is counted',
      [line(1, 'cpu'), line(2, 'gpu', { price_state: 1, cash: null, card: null })],
      { cash: 10_000, card: 10_500, count: 3, unpriced: { cash: 1, card: 1 } },
    ],
    [
      'a part that no card pays',
      [line(1, 'cpu', { card: null })],
      { cash: 10_000, card: 0, unpriced: { cash: 0, card: 1 } },
    ],
  ])('%s', (_, lines, expected) => {
    expect(estimateSums(lines)).toMatchObject(expected)
  })

  test('"× each": three PCs', () => {
    expect(estimateSums([line(2, 'memory')], 3)).toMatchObject({ cash: 60_000, card: 63_000, count: 6 })
  })
})

test('"installments divide the card total", "with 12- and 24-month prices"', () => {
  const sums = estimateSums([line(1, 'gpu', { cash: 900_000, card: 1_000_000 })])
  expect(sums.installments).toEqual({
    12: { first: 83_337, others: 83_333 },
    24: { first: 41_682, others: 41_666 },
  })
})

test.each([
  [0, null],
  [1, null],
  [2, null],
  [3, 10_000],
] as const)('"price state number": a part of state %i costs %s', (price_state, price) => {
  expect(partPrice(partOf('1', 'cpu', { price_state }), 'cash')).toBe(price)
})

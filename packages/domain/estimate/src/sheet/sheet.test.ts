import { describe, expect, test } from 'vitest'
import { partPrice } from '../parts/part.ts'
import { partKinds } from '../parts/part-kinds.ts'
import { partOf } from '../testing/parts.ts'
import { estimateSums, knownLines, linesOf, sheetOf, totalOf } from './sheet.ts'

const cpu = partOf('1', 'cpu')
const memory = partOf('2', 'memory')
const known = { 1: cpu, 2: memory }

test('lines with unknown parts are left out', () => {
  const lines = [
    { partId: '2', quantity: 2 },
    { partId: '9', quantity: 1 },
    { partId: '1', quantity: 1 },
  ]
  expect(knownLines(lines, known)).toEqual([
    { part: memory, quantity: 2 },
    { part: cpu, quantity: 1 },
  ])
})

test('"items by type 1–4 (core parts, peripherals, software, assembly service)"', () => {
  const groups = sheetOf([])
  expect(groups.map(({ label }) => label)).toEqual(['핵심 부품', '주변기기', '소프트웨어', '조립 서비스'])
  expect(groups.flatMap(({ rows }) => rows.map(({ kind }) => kind))).toEqual(
    partKinds.map(({ kind }) => kind),
  )
})

test('a kind that a PC has one of takes no second part', () => {
  const rows = sheetOf([
    { part: cpu, quantity: 1 },
    { part: memory, quantity: 1 },
  ]).flatMap(group => group.rows)
  const rowOf = (wanted: string) => rows.find(({ kind }) => kind === wanted)
  expect(rowOf('cpu')).toMatchObject({ canAdd: false, lines: [{ part: cpu }] })
  expect(rowOf('memory')).toMatchObject({ canAdd: true, lines: [{ part: memory }] })
  expect(rowOf('gpu')).toMatchObject({ canAdd: true, lines: [] })
})

test.each(['loading', 'failed'] as const)(
  'regression: while a part was %s, its row offered to choose one',
  pending => {
    const rows = sheetOf([{ part: memory, quantity: 1 }], pending).flatMap(group => group.rows)
    const rowOf = (wanted: string) => rows.find(({ kind }) => kind === wanted)
    expect(rowOf('cpu')).toMatchObject({ canAdd: false, pending })
    expect(rowOf('memory')).toMatchObject({ canAdd: true, pending: null })
  },
)

test('regression: paper, text and picture listed parts in the order in which they were added', () => {
  const [first, second] = [
    { part: memory, quantity: 2 },
    { part: cpu, quantity: 1 },
  ]
  expect(linesOf(sheetOf([first, second]))).toEqual([second, first])
})

const line = (
  quantity: number,
  ...[kind, changes]: Parameters<typeof partOf> extends [string, ...infer Rest] ? Rest : never
) => ({
  part: partOf('1', kind, changes),
  quantity,
})

describe('"quantities (1–100, default 1)" and prices', () => {
  test.each([
    ['nothing', [], { cash: 0, card: 0, goods: 0, services: 0, unpriced: { cash: 0, card: 0 } }],
    ['one part', [line(1, 'cpu')], { cash: 10_000, card: 10_500, goods: 1 }],
    ['several pieces', [line(2, 'memory'), line(3, 'ssd')], { cash: 50_000, card: 52_500, goods: 5 }],
    [
      'what is sold out costs nothing, and is counted',
      [line(1, 'cpu'), line(2, 'gpu', { price_state: 1, cash: null, card: null })],
      { cash: 10_000, card: 10_500, goods: 3, unpriced: { cash: 1, card: 1 } },
    ],
    ['a service is no part', [line(2, 'cpu'), line(1, 'assembly')], { cash: 30_000, goods: 2, services: 1 }],
    [
      'a part that no card pays',
      [line(1, 'cpu', { card: null })],
      { cash: 10_000, card: 0, unpriced: { cash: 0, card: 1 } },
    ],
  ])('%s', (_, lines, expected) => {
    expect(estimateSums(lines)).toMatchObject(expected)
  })

  test('"× each": three PCs', () => {
    expect(estimateSums([line(2, 'memory')], 3)).toMatchObject({ cash: 60_000, card: 63_000, goods: 6 })
  })
})

test.each([
  ['nothing', [], 0, 0],
  ['one part', [line(1, 'cpu')], 0, 10_000],
  ['one part, and one that is not known', [line(1, 'cpu')], 1, 10_000],
  ['a part without a price', [line(1, 'cpu', { cash: null })], 0, null],
  ['a part that is not known', [], 1, null],
])('parts never cost 0: %s', (_, lines, unknown, expected) => {
  expect(totalOf(estimateSums(lines), 'cash', unknown)).toBe(expected)
})

test('"Installment months default 12 (12- and 24-month prices)" (section 9) of the card total', () => {
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
] as const)('"Price state number" (section 4): a part of state %i costs %s', (price_state, price) => {
  expect(partPrice(partOf('1', 'cpu', { price_state }), 'cash')).toBe(price)
})

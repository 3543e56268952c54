import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type AddressFaults,
  type EstimateLine,
  emptyEstimate,
  maxLines,
  readEstimateQuery,
  writeEstimateQuery,
} from './estimate-query.ts'

const none: AddressFaults = { unread: 0, repeated: 0, beyond: 0, corrected: 0, isLater: false }
const of = (partId: string, quantity = 1) => ({ partId, quantity })

describe('"the whole estimate is its URL"', () => {
  test.each<[string, string, EstimateLine[], Partial<AddressFaults>]>([
    ['nothing', '', [], {}],
    ['no parts', '?e=1', [], {}],
    ['parts in their order', '?e=1.7.3.s2', [of('7'), of('3'), of('s2')], {}],
    ['"quantities (1–100)"', '?e=1.7x2.s2x100', [of('7', 2), of('s2', 100)], {}],
    [
      'quantities that there cannot be',
      '?e=1.7x0.8x101.3x1000.4x',
      [of('7'), of('8', 100), of('3', 100), of('4')],
      { corrected: 4 },
    ],
    ['letters', '?e=1.A.A.7', [of('7')], { unread: 2 }],
    ['ids that are none', '?e=1.abc.-1.<b>.1234567890123.s1234567.9.x', [of('9')], { unread: 6 }],
    ['a part that is named again', '?e=1.7x2.8.7x5', [of('7', 2), of('8')], { repeated: 1 }],
    ['a parameter that is there twice', '?e=1.7.8&e=2.9', [of('7'), of('8'), of('9')], { isLater: true }],
    ['additions that are there twice', '?e=1.7&add=8&add=9', [of('7'), of('8'), of('9')], {}],
    ['broken escapes', '?e=1.%E0%A4%A.7', [of('7')], { unread: 1 }],
    ['an address that was cut off', '?e=1.7.', [of('7')], { unread: 1 }],
    ['no version', '?e=1000017.1000200', [of('1000017'), of('1000200')], {}],
    ['a version that is none', '?e=A.7', [of('7')], { unread: 1 }],
    [
      '"forward-compatible": a later version',
      '?e=2.7.k~12.9x3',
      [of('7'), of('9', 3)],
      { unread: 1, isLater: true },
    ],
    ['a later version without parts', '?e=9', [], { isLater: true }],
  ])('%s', (_, search, lines, faults) => {
    expect(readEstimateQuery(search)).toEqual({
      query: { ...emptyEstimate, lines },
      faults: { ...none, ...faults },
    })
  })

  test.each([
    ['', 1, 0],
    ['?each=3', 3, 0],
    ['?each=100', 100, 0],
    ['?each=0', 1, 1],
    ['?each=101', 100, 1],
    ['?each=x', 1, 1],
  ])('"each (quantity, default 1)" (section 3): %j', (search, each, corrected) => {
    const { query, faults } = readEstimateQuery(search)
    expect([query.each, faults.corrected]).toEqual([each, corrected])
  })

  test('parts beyond the maximum are left out', () => {
    const ids = Array.from({ length: maxLines + 2 }, (_, place) => String(place + 1))
    const { query, faults } = readEstimateQuery(`?e=1.${ids.join('.')}`)
    expect(query.lines.map(({ partId }) => partId)).toEqual(ids.slice(0, maxLines))
    expect(faults).toEqual({ ...none, beyond: 2 })
  })
})

test.each([
  ['"price type defaults to cash" (section 4)', '', 'cash', 12],
  ['"and may switch to card" (section 4)', '?type=card', 'card', 12],
  ['"Installment months default 12" (section 9)', '?months=6', 'cash', 12],
  ['"with 12-month and 24-month prices" (section 4)', '?type=card&months=24', 'card', 24],
  ['anything else is the default', '?type=gold&months=x', 'cash', 12],
])('%s', (_, search, type, months) => {
  expect(readEstimateQuery(search).query).toMatchObject({ lines: [], each: 1, type, months })
})

const anyId = fc.oneof(
  fc.nat().map(String),
  fc.nat(999_999).map(number => `s${number}`),
)
const anyType = fc.constantFrom(
  { type: 'cash' as const, isTypeChosen: false },
  { type: 'cash' as const, isTypeChosen: true },
  { type: 'card' as const, isTypeChosen: true },
)
const anyParts = fc.record({
  lines: fc.uniqueArray(fc.record({ partId: anyId, quantity: fc.integer({ min: 1, max: 100 }) }), {
    maxLength: maxLines,
    selector: ({ partId }) => partId,
  }),
  each: fc.integer({ min: 1, max: 100 }),
  months: fc.constantFrom(12 as const, 24 as const),
})
const anyEstimate = fc.tuple(anyParts, anyType).map(([parts, type]) => ({ ...parts, ...type }))

test('reads back what was written', () => {
  fc.assert(
    fc.property(anyEstimate, query => {
      expect(readEstimateQuery(writeEstimateQuery(query))).toEqual({ query, faults: none })
    }),
  )
})

test('any address can be opened, written and read back', () => {
  const anyText = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'1279.xs%?&=eA한') }))
  fc.assert(
    fc.property(anyText, anyText, (typed, rest) => {
      for (const search of [
        typed,
        `?${typed}&${rest}`,
        `?e=${typed}&each=${rest}`,
        `?e=1.${typed}&add=${rest}`,
      ]) {
        const { query } = readEstimateQuery(search)
        expect(readEstimateQuery(writeEstimateQuery(query))).toEqual({ query, faults: none })
      }
    }),
  )
})

test('the address of a usual PC is short', () => {
  const lines = Array.from({ length: 10 }, (_, place) => of(String(1_000_000 + place), 1 + (place % 2)))
  expect(writeEstimateQuery({ ...emptyEstimate, lines }).length).toBeLessThan(100)
})

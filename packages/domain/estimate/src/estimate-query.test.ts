import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mostLines } from './estimate-line.ts'
import { emptyEstimate, readEstimateQuery, writeEstimateQuery } from './estimate-query.ts'

const of = (partId: string, quantity = 1) => ({ partId, quantity })

describe('"the whole estimate is its URL"', () => {
  test.each([
    ['nothing', '', [], 0],
    ['no parts', '?e=1', [], 0],
    ['parts in their order', '?e=1.7.3.s2', [of('7'), of('3'), of('s2')], 0],
    ['quantities', '?e=1.7x2.s2x100', [of('7', 2), of('s2', 100)], 0],
    ['no version', '?e=7', [], 0],
    ['quantities that are none', '?e=1.7x0.8x101.9xx.3x1000', [], 4],
    ['ids that are none', '?e=1.abc.-1.<b>.1234567890123.s1234567.', [], 6],
    ['a part that is named again, at its first quantity', '?e=1.7x2.8.7x5', [of('7', 2), of('8')], 1],
    ['broken escapes', '?e=1.%E0%A4%A.7', [of('7')], 1],
  ])('%s', (_, search, lines, dropped) => {
    expect(readEstimateQuery(search)).toEqual({
      ...{ query: { ...emptyEstimate, lines }, dropped },
      isLater: false,
    })
  })

  test('"forward-compatible": a later version is read as far as it is known', () => {
    const query = { ...emptyEstimate, lines: [of('7'), of('9', 3)] }
    expect(readEstimateQuery('?e=2.7.k~12.9x3')).toEqual({ query, dropped: 1, isLater: true })
  })

  test('parts beyond those that can be looked up are dropped', () => {
    const ids = Array.from({ length: mostLines + 2 }, (_, place) => String(place + 1))
    const { query, dropped } = readEstimateQuery(`?e=1.${ids.join('.')}`)
    expect(query.lines.map(({ partId }) => partId)).toEqual(ids.slice(0, mostLines))
    expect(dropped).toBe(2)
  })
})

test.each([
  ['"price type defaults to cash"', '', 'cash', 12],
  ['"may switch to card"', '?type=card', 'card', 12],
  ['"installment months default 12"', '?months=6', 'cash', 12],
  ['"12- and 24-month prices"', '?type=card&months=24', 'card', 24],
  ['anything else is the default', '?type=gold&months=x', 'cash', 12],
])('%s', (_, search, type, months) => {
  expect(readEstimateQuery(search).query).toEqual({ lines: [], type, months })
})

const anyId = fc.oneof(
  fc.nat().map(String),
  fc.nat(999_999).map(number => `s${number}`),
)
const anyEstimate = fc.record({
  lines: fc.uniqueArray(fc.record({ partId: anyId, quantity: fc.integer({ min: 1, max: 100 }) }), {
    maxLength: mostLines,
    selector: ({ partId }) => partId,
  }),
  type: fc.constantFrom('cash' as const, 'card' as const),
  months: fc.constantFrom(12 as const, 24 as const),
})

test('what was written is what is read', () => {
  fc.assert(
    fc.property(anyEstimate, query => {
      expect(readEstimateQuery(writeEstimateQuery(query))).toEqual({ query, dropped: 0, isLater: false })
    }),
  )
})

test('whatever is typed, what is read can be written and read again', () => {
  fc.assert(
    fc.property(fc.string(), typed => {
      const { query } = readEstimateQuery(`?e=1.${typed}`)
      expect(readEstimateQuery(writeEstimateQuery(query)).query).toEqual(query)
    }),
  )
})

test('the address of a usual PC is short', () => {
  const lines = Array.from({ length: 10 }, (_, place) => of(String(1_000_000 + place), 1 + (place % 2)))
  expect(writeEstimateQuery({ ...emptyEstimate, lines }).length).toBeLessThan(100)
})

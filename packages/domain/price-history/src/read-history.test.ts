import type { PriceHistoryResponse } from '@jeoul/api/types'
import { expect, test } from 'vitest'
import { readHistory } from './read-history.ts'

type Result = PriceHistoryResponse['result']
const answer = (result: Partial<Result>): PriceHistoryResponse => ({
  success: true,
  message: 'success',
  result: { today: '2026-11-01', series: [], ...result },
})
const day = { from: '2026-10-30', to: '2026-10-31', any: 1000, delivery: 0 }
const runsOf = (...days: Result['series'][0]['days']) =>
  readHistory(answer({ series: [{ kind: 'new', since: '2026-01-01', days }] }))?.series[0]?.runs

test('days become numbers, and new goods come first', () => {
  const series = (['overseas', 'new'] as const).map(kind => ({ kind, since: '2026-10-30', days: [day] }))
  const history = readHistory(answer({ series }))
  expect(history).toMatchObject({ today: 20_758, claims: [] })
  expect(history?.series).toEqual([
    { kind: 'new', since: 20_756, runs: [{ from: 20_756, to: 20_757, any: 1000, delivery: 0 }] },
    expect.objectContaining({ kind: 'overseas' }),
  ])
})

test.each([
  ['after today', { ...day, to: '2026-11-02' }],
  ['backwards', { ...day, to: '2026-10-01' }],
  ['no date', { ...day, from: 'yesterday' }],
  ['for nothing', { ...day, any: 0 }],
])('days %s are left out', (_, wrong) => {
  expect(runsOf(wrong)).toEqual([])
})

test('drops overlapping days, in any order', () => {
  const early = { ...day, from: '2026-10-01', to: '2026-10-02' }
  expect(runsOf(day, { ...day, any: 5 }, early)?.map(({ any }) => any)).toEqual([1000, 1000])
})

test('ignores a way of paying that is not cheaper', () => {
  expect(runsOf({ ...day, cash: 1000, card: 900 })).toEqual([expect.not.objectContaining({ card: 900 })])
  expect(runsOf({ ...day, card: 900, card_name: '삼성카드' })).toMatchObject([{ card: 900 }])
})

test('"A success response is required before data is stored"', () => {
  expect(readHistory({ ...answer({}), success: false })).toBeNull()
  expect(readHistory(answer({ today: 'today' }))).toBeNull()
})

import { ApiError, getPriceChangesFx } from '@jeoul/api'
import type { PriceChange } from '@jeoul/api/types'
import { allSettled, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { $judgements, judgementsWanted } from './listed-judgements.ts'

const change = (item_id: string, days?: PriceChange['days']): PriceChange => ({
  item_id,
  price_state: 3,
  today: '2026-11-30',
  recent: [],
  observed: 0,
  ...(days && { days }),
})
const observed = [
  { from: '2026-06-01', to: '2026-10-20', any: 900, delivery: 0 },
  { from: '2026-10-21', to: '2026-11-30', any: 1000, delivery: 0 },
]

test('judges each product by its three months, with one request; null for what is not known', async () => {
  const answer = vi.fn((_: unknown): unknown => ({
    success: true,
    message: 'success',
    result: [change('1', observed), change('2', []), change('3')],
  }))
  const scope = fork({ handlers: [[getPriceChangesFx, (_: unknown, params: unknown) => answer(params)]] })
  await Promise.all(
    ['1', '2', '3', '4'].map(itemId => allSettled(judgementsWanted, { scope, params: [itemId] })),
  )
  const judged = scope.getState($judgements)
  expect(answer.mock.calls).toMatchObject([[{ itemIds: ['1', '2', '3', '4'], months: 3 }]])
  // From 2026-09-01: fifty days of 900원, then forty-one of 1,000원.
  expect(judged['1']).toMatchObject({ today: 1000, observed: 91, cheaper: 50, low: { price: 900 } })
  expect([judged['2'], judged['3'], judged['4']]).toEqual([null, null, null])
})

test('products whose days could not be loaded have no judgement', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const refuse = () => {
    throw new ApiError('absent', 'no', 404)
  }
  const scope = fork({ handlers: [[getPriceChangesFx, refuse]] })
  await allSettled(judgementsWanted, { scope, params: ['1'] })
  expect(scope.getState($judgements)).toEqual({ 1: null })
})

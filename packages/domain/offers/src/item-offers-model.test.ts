import { ApiError, getItemOffersFx, type ItemOffersParams } from '@jeoul/api'
import { checkedAnswer } from '@jeoul/api/testing'
import type { ItemOffer } from '@jeoul/api/types'
import { allSettled, fork } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import { $itemOffers, itemOffersWanted } from './item-offers-model.ts'

const offer: ItemOffer = {
  mallName: '저울마켓',
  cash: 10_000,
  card: 9_500,
  eventCard: '삼성카드',
  costDelivery: { kind: 'free' },
}
const logged = vi.spyOn(console, 'error')
beforeEach(() => void logged.mockReset().mockImplementation(() => {}))

const answerTo = ({ itemIds }: ItemOffersParams) => ({
  success: true,
  message: 'success',
  result: itemIds.map(item_id => ({ item_id, offers: [offer] })),
})

function setUp() {
  const requests = vi.fn<(params: ItemOffersParams) => unknown>(answerTo)
  const scope = fork({
    handlers: [[getItemOffersFx, (_: unknown, params: ItemOffersParams) => requests(params)]],
  })
  return {
    requests,
    questions: () => requests.mock.calls.map(([{ itemIds }]) => itemIds),
    want: (...params: readonly string[]) => allSettled(itemOffersWanted, { scope, params }),
    known: () => scope.getState($itemOffers),
  }
}

test('simultaneous calls share one request, with each product once', async () => {
  const { want, questions, known } = setUp()
  await Promise.all([want('1', '2', '1'), want('2', '3')])
  await want('3', '4')
  expect(questions()).toEqual([['1', '2', '3'], ['4']])
  expect(Object.keys(known())).toEqual(['1', '2', '3', '4'])
  expect(known()['1']).toEqual([offer])
})

test('"at most thirty products": a longer list takes several requests', async () => {
  const { want, questions } = setUp()
  await want(...Array.from({ length: 65 }, (_, id) => String(id)))
  expect(questions().map(({ length }) => length)).toEqual([30, 30, 5])
})

test('a failure keeps loaded offers, and the next call retries', async () => {
  const { requests, want, known } = setUp()
  await want('1')
  requests.mockRejectedValueOnce(new ApiError('network', 'lost'))
  await want('2')
  expect(Object.keys(known())).toEqual(['1'])
  await want('2')
  expect(Object.keys(known())).toEqual(['1', '2'])
})

test('a host without the operation is not an error', async () => {
  const { requests, want, known } = setUp()
  requests.mockRejectedValue(
    new ApiError('absent', 'the host answered 404 to this operation less than ten minutes ago'),
  )
  await want('1')
  expect([known(), logged.mock.calls]).toEqual([{}, []])
})

test.each<[string, unknown, number | undefined]>([
  ['an answer without success', { success: false, result: [{ item_id: '1', offers: [offer] }] }, undefined],
  ['no list', { success: true, result: null }, undefined],
  ['a product without offers', { success: true, result: [{ item_id: '1', offers: null }] }, 0],
  [
    'an offer without a price',
    { success: true, result: [{ item_id: '1', offers: [{ ...offer, cash: '1', card: null }] }] },
    0,
  ],
  [
    'an option without a price',
    {
      success: true,
      result: [{ item_id: '1', offers: [{ ...offer, requiredOptions: [{ name: '설치' }] }, offer] }],
    },
    1,
  ],
])('%s does not lower the price', async (_, answer, offers) => {
  const { requests, want, known } = setUp()
  requests.mockResolvedValueOnce(checkedAnswer('GET /front/v3/items/offers', answer))
  await want('1')
  expect(known()['1']?.length).toBe(offers)
})

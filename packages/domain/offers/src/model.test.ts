import { ApiError, getMallsFx, type MallsParams } from '@jeoul/api'
import { addressChanged } from '@jeoul/page'
import { allSettled, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { $offers, type OffersQuestion, offersKey, offersRenewed, offersWanted } from './model.ts'
import { marketOf } from './testing/market-of.ts'

const offer = marketOf()

const cash: OffersQuestion = { itemId: '7', card: false }
const card: OffersQuestion = { itemId: '7', card: true }

const mallsAnswer = ({ card: isCard }: MallsParams) => ({
  success: true,
  message: 'success',
  markets: [{ ...offer, priceB2c: isCard ? 9_500 : 10_000 }],
})

function setUp() {
  type Answer = ReturnType<typeof mallsAnswer>
  const requests = vi.fn<(params: MallsParams) => Answer | Promise<Answer>>(mallsAnswer)
  const scope = fork({ handlers: [[getMallsFx, (_: unknown, params: MallsParams) => requests(params)]] })
  const visit = (search: string) =>
    void allSettled(addressChanged, { scope, params: { path: '/item/7', search } })
  visit('')
  return {
    requests,
    visit,
    ask: (params: OffersQuestion) => allSettled(offersWanted, { scope, params }),
    renew: (params: OffersQuestion) => allSettled(offersRenewed, { scope, params }),
    answer: (question: OffersQuestion) => scope.getState($offers)[offersKey(question)],
  }
}

test('"query delivery_price, on_sale": each combination has its own response', () => {
  const questions = [cash, card, { ...cash, delivery: true }, { ...card, delivery: true }]
  expect(new Set(questions.map(offersKey)).size).toBe(4)
})

test('cash and card offers of one item have separate responses', async () => {
  const { ask, answer } = setUp()
  await ask(cash)
  expect(answer(card)).toBeUndefined()
  await ask(card)
  expect([cash, card].map(question => answer(question)?.data?.[0]?.priceB2c)).toEqual([10_000, 9_500])
})

test('loading or loaded offers are not requested again', async () => {
  const { requests, ask, answer } = setUp()
  const malls = Promise.withResolvers<ReturnType<typeof mallsAnswer>>()
  requests.mockReturnValueOnce(malls.promise)
  const both = [ask(cash), ask(cash)]
  expect(answer(cash)).toEqual({ status: 'loading', data: null })
  malls.resolve(mallsAnswer(cash))
  await Promise.all(both)
  await ask(cash)
  expect(requests).toHaveBeenCalledTimes(1)
})

test('loaded offers can be refreshed', async () => {
  const { requests, ask, renew, answer } = setUp()
  await ask(cash)
  requests.mockImplementationOnce(async params => ({ ...mallsAnswer(params), markets: [] }))
  await Promise.all([renew(cash), renew(cash)])
  expect(answer(cash)).toEqual({ status: 'full', data: [] })
  expect(requests).toHaveBeenCalledTimes(2)
})

test('"Failed loads reset the affected data", and can be retried', async () => {
  const { requests, ask, answer } = setUp()
  requests.mockImplementationOnce(() => {
    throw new ApiError('status', 'down', 503)
  })
  await ask(cash)
  expect(answer(cash)).toEqual({ status: 'failed', data: null, failure: { kind: 'status', status: 503 } })
  await ask(cash)
  expect(answer(cash)).toMatchObject({ status: 'full', data: [offer] })
})

test('"A success response is required before data is stored"', async () => {
  const { requests, ask, answer } = setUp()
  requests.mockImplementationOnce(params => ({ ...mallsAnswer(params), success: false }))
  await ask(cash)
  expect(answer(cash)).toMatchObject({ status: 'failed', data: null, failure: { kind: 'refused' } })
})

test('an aborted request is not a failure', async () => {
  const { requests, ask, answer } = setUp()
  requests.mockImplementationOnce(() => {
    throw new ApiError('aborted', 'out of time')
  })
  await ask(cash)
  expect(answer(cash)?.status).not.toBe('failed')
  await ask(cash)
  expect(answer(cash)?.status).toBe('full')
})

test('regression: after a change of the minishop, the offers of the other one were shown', async () => {
  const { requests, visit, ask, answer } = setUp()
  await ask(cash)
  visit('?idx_b_manager=3')
  expect(answer(cash)).toBeUndefined()
  requests.mockImplementationOnce(params => ({ ...mallsAnswer(params), markets: [] }))
  await ask(cash)
  expect(answer(cash)).toEqual({ status: 'full', data: [] })
  visit('')
  await ask(cash)
  expect(answer(cash)?.data).toHaveLength(1)
  expect(requests.mock.calls.map(([{ managerId }]) => managerId)).toEqual([0, 3])
})

test('while the number of a minishop is looked up, no offers are requested or shown', async () => {
  const { requests, visit, ask, answer } = setUp()
  await ask(cash)
  visit('?mall_web_user=sunin21')
  await ask(cash)
  expect(answer(cash)).toBeUndefined()
  expect(requests).toHaveBeenCalledTimes(1)
})

import { ApiError, getPopularKeywordsFx, type PopularKeywordsParams } from '@jeoul/api'
import { addressChanged, shopFound } from '@jeoul/page'
import { allSettled, fork } from 'effector'
import { afterEach, expect, test, vi } from 'vitest'
import { popular, popularRequested } from './popular-model.ts'

afterEach(() => vi.restoreAllMocks())

const answerOf = (...keywords: string[]) => ({
  success: true,
  message: 'success',
  result: keywords.map((keyword, place) => ({ rank: place + 1, keyword, change: 0 })),
})

function setUp(answer: () => unknown = () => answerOf('그래픽카드')) {
  const requests = vi.fn((_: PopularKeywordsParams) => answer())
  const scope = fork({
    handlers: [[getPopularKeywordsFx, (_: unknown, params: PopularKeywordsParams) => requests(params)]],
  })
  const open = (search: string) => allSettled(addressChanged, { scope, params: { path: '/', search } })
  const find = (managerId: number) =>
    allSettled(shopFound, { scope, params: { mallUser: 'gajeonland', managerId } })
  const want = async () => {
    await open('')
    await allSettled(popularRequested, { scope })
  }
  return { scope, requests, open, find, want, state: () => scope.getState(popular.$state) }
}

test('ten are requested, once', async () => {
  const { requests, want, state } = setUp()
  await want()
  await want()
  expect(requests).toHaveBeenCalledTimes(1)
  expect(requests).toHaveBeenCalledWith(expect.objectContaining({ limit: 10 }))
  expect(state().data?.map(({ keyword }) => keyword)).toEqual(['그래픽카드'])
})

test('those of a minishop are requested by its number, once it is known', async () => {
  const { scope, requests, open, find } = setUp()
  await open('?mall_web_user=gajeonland')
  await allSettled(popularRequested, { scope })
  expect(requests).not.toHaveBeenCalled()
  await find(19)
  expect(requests.mock.calls.map(([{ managerId }]) => managerId)).toEqual([19])
})

test('a failed request is retried', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const answer = vi.fn<() => unknown>(() => {
    throw new ApiError('status', 'down', 500)
  })
  const { want, state } = setUp(answer)
  await want()
  expect(state()).toMatchObject({ status: 'failed', data: null })
  answer.mockReturnValue(answerOf('CPU'))
  await want()
  expect(state().data).toHaveLength(1)
})

test.each([
  [
    '"A success response is required before data is stored"',
    { ...answerOf('CPU'), success: false },
    'failed',
  ],
  ['a list that is none', { ...answerOf(), result: null }, 'failed'],
  ['an empty one', answerOf(), 'full'],
])('%s', async (_, answer, status) => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const { want, state } = setUp(() => answer)
  await want()
  expect(state().status).toBe(status)
})

test('drops a keyword without visible characters', async () => {
  const [one, two] = [setUp(() => answerOf('', 'CPU')), setUp(() => answerOf('램', '파워'))]
  await Promise.all([one.want(), two.want()])
  expect([one, two].map(({ state }) => state().data?.length)).toEqual([1, 2])
})

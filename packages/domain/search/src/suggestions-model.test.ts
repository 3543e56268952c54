import type { AutocompleteParams } from '@jeoul/api'
import { addressChanged, shopFound } from '@jeoul/page'
import { allSettled } from 'effector'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { $typed, boxReset, suggestions } from './suggestions-model.ts'
import { answerOf, setUp } from './testing/search-host.ts'

afterEach(() => vi.restoreAllMocks())

const keywordsOf = (calls: readonly AutocompleteParams[][]) => calls.map(([params]) => params?.keyword)

describe('completing a text', () => {
  test('after a pause, for the text at that time', async () => {
    const { scope, requests, type } = setUp(({ keyword }) => answerOf(`${keyword}카드`))
    await Promise.all(['ㄱ', '그', '글', '그래'].map(type))
    expect(keywordsOf(requests.suggestions.mock.calls)).toEqual(['그래'])
    expect(scope.getState(suggestions.$state).data).toEqual({
      typed: '그래',
      keyword: '그래',
      list: [{ keyword: '그래카드' }],
    })
  })

  test('a composition that changes nothing requests nothing', async () => {
    const { requests, type } = setUp()
    await type('그래')
    await type('그래 ')
    expect(requests.suggestions).toHaveBeenCalledTimes(1)
  })

  test('on the keyboard’s other layout if nothing matches', async () => {
    const { scope, requests, type } = setUp(({ keyword }) =>
      answerOf(...(keyword === '그래픽' ? ['그래픽카드'] : [])),
    )
    await type('rmfovlr')
    expect(keywordsOf(requests.suggestions.mock.calls)).toEqual(['rmfovlr', '그래픽'])
    expect(scope.getState(suggestions.$state).data?.keyword).toBe('그래픽')
  })

  test('"Autocomplete mends what the results page mends": without a description, too', async () => {
    const { requests, type } = setUp(({ keyword }) =>
      answerOf(...(keyword === '마우스' ? ['마우스패드'] : [])),
    )
    await type('게이밍 마우스')
    expect(keywordsOf(requests.suggestions.mock.calls)).toEqual(['게이밍 마우스', '마우스'])
  })

  test.each([
    ['노트북 100만원', '100만원'],
    ['노트북 -LG', '-LG'],
    ['무료배송 노트북', '무료배송'],
    ['1kg 이하 노트북', '1kg 이하'],
  ])('regression: suggestions lost the conditions of %s', async (typed, conditions) => {
    const found = [{ keyword: '게이밍 노트북', cate_id: '121010' }, { keyword: '삼성 갤럭시북5' }]
    const { scope, type } = setUp(({ keyword }) => ({
      ...answerOf(),
      result: keyword === '노트북' ? found : [],
    }))
    await type(typed)
    const list = ['노트북', '게이밍 노트북'].map(kind => ({ keyword: `${kind} ${conditions}` }))
    expect(scope.getState(suggestions.$state).data).toEqual({ typed, keyword: typed, list })
  })

  test.each(['-겜용', '게이밍 제외'])(
    'regression: 게이밍 노트북 was suggested for 노트북 %s',
    async conditions => {
      const found = [{ keyword: '게이밍 노트북', cate_id: '121010' }]
      const { scope, type } = setUp(({ keyword }) => ({
        ...answerOf(),
        result: keyword === '노트북' ? found : [],
      }))
      await type(`노트북 ${conditions}`)
      expect(scope.getState(suggestions.$state).data?.list).toEqual([{ keyword: `노트북 ${conditions}` }])
    },
  )

  test('regression: a minishop completed keywords by products that it does not sell', async () => {
    const { scope, requests, type } = setUp()
    await allSettled(addressChanged, { scope, params: { path: '/search', search: '?idx_b_manager=19' } })
    await type('그래')
    expect(requests.suggestions.mock.lastCall?.[0].managerId).toBe(19)
  })

  test('in one request if there is only one reading', async () => {
    const { requests, type } = setUp()
    await type('zzz')
    expect(requests.suggestions).toHaveBeenCalledTimes(1)
  })
})

describe('an outdated request', () => {
  const holdFirst = () => {
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof answerOf>>()
    const { promise: requested, resolve: markRequested } = Promise.withResolvers<AbortSignal | undefined>()
    const set = setUp(({ keyword, signal }) => {
      if (keyword !== '그') return answerOf(`${keyword}!`)
      markRequested(signal)
      return promise
    })
    return { ...set, requested, answer: () => resolve(answerOf('그릇')) }
  }

  test('is aborted, and its late response ignored', async () => {
    const { scope, type, requested, answer } = holdFirst()
    const first = type('그')
    const signal = await requested
    const second = type('노')
    await vi.waitFor(() => expect(signal?.aborted).toBe(true))
    answer()
    await Promise.all([first, second])
    expect(scope.getState(suggestions.$state).data).toEqual({
      typed: '노',
      keyword: '노',
      list: [{ keyword: '노!' }],
    })
  })

  test('is aborted when the box is cleared, or belongs to another page', async () => {
    const { scope, type, requested, answer } = holdFirst()
    const first = type('그')
    const signal = await requested
    const reset = allSettled(boxReset, { scope })
    expect(signal?.aborted).toBe(true)
    answer()
    await Promise.all([first, reset])
    expect(scope.getState($typed)).toBe('')
    expect(scope.getState(suggestions.$state).data).toEqual({ typed: '', keyword: '', list: [] })
  })
})

test('"A success response is required before data is stored"; the request can be retried', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let success = false
  const { scope, type } = setUp(() => ({ ...answerOf('그래픽카드'), success }))
  await type('그래')
  expect(scope.getState(suggestions.$state)).toMatchObject({ status: 'failed', data: null })
  success = true
  await allSettled(suggestions.retried, { scope })
  expect(scope.getState(suggestions.$state).data?.list).toEqual([{ keyword: '그래픽카드' }])
})

test('regression: while the number of a minishop was looked up, the suggestions were those of the site', async () => {
  const { scope, requests, type } = setUp()
  await allSettled(addressChanged, { scope, params: { path: '/', search: '?mall_web_user=sunin21' } })
  await type('그래')
  expect(requests.suggestions).not.toHaveBeenCalled()
  await allSettled(shopFound, { scope, params: { mallUser: 'sunin21', managerId: 3 } })
  await type('그래픽')
  expect(requests.suggestions.mock.calls[0]?.[0]).toMatchObject({ keyword: '그래픽', managerId: 3 })
})

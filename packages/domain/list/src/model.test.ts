import { ApiError } from '@jeoul/api'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { $counts } from './counts-model.ts'
import { $firstRank, $shownSort, items } from './model.ts'
import { itemsAnswer, setUp } from './testing/list-host.ts'

afterEach(() => vi.restoreAllMocks())

const silence = () => vi.spyOn(console, 'error').mockImplementation(() => {})

describe('opening a list', () => {
  test('"Ad codes: sap006 for desktop list items", "List item fields requested: stdpc, maker, hotdeal, event"', async () => {
    const { requests, open } = setUp()
    await open('111213')
    expect(requests.items.mock.calls.map(([{ query }]) => query)).toEqual([
      {
        cate_id: '111213',
        idx_b_manager: 1,
        ad: 'sap006',
        fields: ['stdpc', 'maker', 'hotdeal', 'event'],
        group: 'product',
        offset: 0,
        limit: 30,
        sort: 'rank',
        type: 'cash',
      },
    ])
  })

  test('requests exactly what its address contains', async () => {
    const { requests, open } = setUp()
    await open('111213', '?page=3&size=60&sort=low&type=card&maker=7&spec=memory:12&min=1000&kwd=ti')
    expect(requests.items).toHaveBeenCalledWith(
      expect.objectContaining({
        query: expect.objectContaining({
          offset: 120,
          limit: 180,
          sort: 'low',
          type: 'card',
          maker: ['7'],
          spec: '{"memory":["12"]}',
          min: 1000,
          keyword: 'ti',
        }),
      }),
    )
  })

  test('requests facets when the category changes, not when a choice does', async () => {
    const { requests, open } = setUp()
    await open('111213')
    await open('111213', '?page=2')
    await open('112753', '?page=2')
    for (const call of [requests.specs, requests.priceBands]) {
      expect(call.mock.calls.map(([{ cateId }]) => cateId)).toEqual(['111213', '112753'])
    }
    expect(requests.items).toHaveBeenCalledTimes(3)
  })
})

test('counts beside values are those of the list, which count products, also without a choice', async () => {
  const { result, ...answer } = itemsAnswer()
  const { scope, requests, open } = setUp({
    items: () => ({ ...answer, result: { ...result, spec_counts: { memory: { 12: 3 } } } }),
  })
  await open('111213')
  // The facets count variants: 4 of them in 3 products.
  expect(requests.specs.mock.results[0]?.value.result).toMatchObject([{ values: [{ key: '12', count: 4 }] }])
  expect(scope.getState($counts).specs).toEqual({ memory: { 12: 3 } })
})

test('requests facets by a minishop’s number, and again outside of it', async () => {
  const { scope, requests, open } = setUp()
  await open('111213', '', scope, 3)
  await open('111213', '?page=2', scope, 3)
  await open('111213')
  for (const call of [requests.specs, requests.priceBands]) {
    expect(call.mock.calls.map(([{ cateId, managerId }]) => [cateId, managerId])).toEqual([
      ['111213', 3],
      ['111213', 1],
    ])
  }
})

describe('"The product list is stored only when success is true"', () => {
  test.each([
    ['success is false, whatever the message says', { success: false, message: 'success' }, 'failed'],
    ['success is true, whatever the message says', { success: true, message: '' }, 'full'],
  ])('%s', async (_, answer, status) => {
    silence()
    const { scope, open } = setUp({ items: () => ({ ...itemsAnswer(), ...answer }) })
    await open('111213')
    expect(scope.getState(items.$state).status).toBe(status)
  })
})

test('"Failed loads reset the affected data": no products of the previous choice remain', async () => {
  silence()
  const answer = vi.fn(() => itemsAnswer())
  const { scope, open } = setUp({ items: answer })
  await open('111213')
  answer.mockImplementationOnce(() => {
    throw new ApiError('status', 'down', 500)
  })
  await open('111213', '?page=2')
  expect(scope.getState(items.$state)).toMatchObject({ status: 'failed', data: null })
})

describe('while a newer list loads', () => {
  test.each([
    ['the products of the same category stay', '111213', 1, 5],
    ['those of another one go', '112753', 1, undefined],
    ['those of another minishop go', '111213', 3, undefined],
  ])('%s', async (_, cateId, managerId, left) => {
    const newer = Promise.withResolvers<ReturnType<typeof itemsAnswer>>()
    const answer = vi.fn<() => ReturnType<typeof itemsAnswer> | typeof newer.promise>(() => itemsAnswer())
    const { scope, open } = setUp({ items: answer })
    await open('111213')
    answer.mockReturnValueOnce(newer.promise)
    const opened = open(cateId, '?page=2', scope, managerId)
    expect(scope.getState(items.$state)).toMatchObject({ status: 'loading' })
    expect(scope.getState(items.$state).data?.items.length).toBe(left)
    newer.resolve(itemsAnswer())
    await opened
  })
})

describe('the first rank by popularity', () => {
  test.each([
    ['', 1],
    ['?page=3', 61],
    ['?page=2&size=90', 91],
    ['?page=3&sort=low', null],
  ])('of %j is %j', async (search, place) => {
    const { scope, open } = setUp()
    await open('111213', search)
    expect(scope.getState($firstRank)).toBe(place)
  })

  test('regression: ads of the visible products changed places when another order was chosen', async () => {
    const newer = Promise.withResolvers<ReturnType<typeof itemsAnswer>>()
    const answer = vi.fn<() => ReturnType<typeof itemsAnswer> | typeof newer.promise>(() => itemsAnswer())
    const { scope, open } = setUp({ items: answer })
    await open('111213')
    answer.mockReturnValueOnce(newer.promise)
    const opened = open('111213', '?sort=low')
    expect(scope.getState($shownSort)).toBe('rank')
    newer.resolve(itemsAnswer())
    await opened
    expect(scope.getState($shownSort)).toBe('low')
  })

  test('applies to the visible products until newer ones arrive', async () => {
    const newer = Promise.withResolvers<ReturnType<typeof itemsAnswer>>()
    const answer = vi.fn<() => ReturnType<typeof itemsAnswer> | typeof newer.promise>(() => itemsAnswer())
    const { scope, open } = setUp({ items: answer })
    await open('111213')
    answer.mockReturnValueOnce(newer.promise)
    const opened = open('111213', '?page=2')
    expect(scope.getState($firstRank)).toBe(1)
    newer.resolve(itemsAnswer())
    await opened
    expect(scope.getState($firstRank)).toBe(31)
  })
})

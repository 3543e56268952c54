import {
  ApiError,
  getFilterIndexFx,
  getItemsFx,
  getPriceBandsFx,
  getSpecsFx,
  type ShopCategoryParams,
} from '@jeoul/api'
import type { ItemListResponse } from '@jeoul/api/types'
import { addressChanged } from '@jeoul/page'
import { allSettled, fork } from 'effector'
import { describe, expect, test, vi } from 'vitest'
import { $counts, $makers, $query, defaultListQuery, type ListQuery, listOpened } from '../index.ts'
import { filterIndexOpened } from './model.ts'

const success = { success: true, message: 'success' }
const column = { ids: ['3', '5'], column: [1, 1, 2] }
const index = {
  ...success,
  result: { size: 3, cash: [50, 150, 250], card: [50, 150, 250], makers: column, specs: [] },
}
/** The host's counts cover the whole category. */
const list: ItemListResponse = {
  ...success,
  result: { items: [], total: 3, isCompare: true, price_bands: [{ min: 0, max: null, count: 3 }] },
  makers: [
    { id: '3', name: 'ASUS', count: 2 },
    { id: '5', name: 'MSI', count: 1 },
  ],
}

/** Opens a list whose later requests stay pending. */
async function open(answerIndex: (params: ShopCategoryParams) => unknown = () => index) {
  const requests = vi.fn(answerIndex)
  const answers = vi.fn<() => unknown>(() => new Promise(() => {})).mockReturnValueOnce(list)
  const scope = fork({
    handlers: [
      [getItemsFx, answers],
      [getFilterIndexFx, (_: unknown, params: ShopCategoryParams) => requests(params)],
      [getSpecsFx, () => ({ ...success, result: [] })],
      [getPriceBandsFx, () => ({ ...success, data: [] })],
    ],
  })
  const address = (query: Partial<ListQuery>, cateId = '7') => ({
    cateId,
    managerId: 1,
    query: { ...defaultListQuery, ...query },
  })
  await allSettled(addressChanged, { scope, params: { path: '/list/7', search: '' } })
  await allSettled(listOpened, { scope, params: address({}) })
  await allSettled(filterIndexOpened, { scope })
  const visit = (query: Partial<ListQuery>, cateId?: string) => {
    void allSettled(listOpened, { scope, params: address(query, cateId) })
  }
  return {
    requests,
    total: () => scope.getState($counts).total,
    makers: () => scope.getState($makers).map(({ id, count }) => [id, count]),
    chosen: () => scope.getState($query).makers,
    enterShop: (search: string) => allSettled(addressChanged, { scope, params: { path: '/list/7', search } }),
    visit,
    choose: (maker: string) => visit({ makers: [maker] }),
  }
}

const quiet = () => vi.spyOn(console, 'error').mockImplementation(() => {})

describe('a choice', () => {
  test('is counted before the host answers', async () => {
    const { choose, total, makers, chosen } = await open()
    choose('3')
    expect(chosen()).toEqual(['3'])
    expect(total()).toBe(2)
    expect(makers()).toEqual([
      ['3', 2],
      ['5', 1],
    ])
  })

  test('of words waits for the host', async () => {
    const { visit, total } = await open()
    visit({ kwd: '라데온' })
    expect(total()).toBe(3)
  })

  test('of a search within the category waits for the host', async () => {
    const { visit, total } = await open()
    visit({ search: { keyword: '라데온', cateId: '7', isExact: false } })
    visit({ search: { keyword: '라데온', cateId: '7', isExact: false }, makers: ['3'] })
    expect(total()).toBeNull()
  })

  test('in a minishop is counted among its products', async () => {
    const soldThere = { size: 1, cash: [150], card: [150], makers: { ids: ['3'], column: [1] }, specs: [] }
    const { requests, enterShop, choose, total } = await open(({ managerId }) =>
      managerId === 3 ? { ...success, result: soldThere } : index,
    )
    await enterShop('?idx_b_manager=3')
    choose('3')
    expect(total()).toBe(1)
    expect(requests.mock.calls.map(([{ cateId, managerId }]) => [cateId, managerId])).toEqual([
      ['7', 1],
      ['7', 3],
    ])
  })

  test("waits for the host while a minishop's number is looked up", async () => {
    const { requests, enterShop, choose, total } = await open()
    await enterShop('?mall_web_user=sunin21')
    choose('3')
    expect(total()).toBe(3)
    expect(requests).toHaveBeenCalledTimes(1)
  })

  test.each<[string, () => unknown]>([
    ['does not offer an index', () => ({ ...success, result: null })],
    ['answers nonsense', () => ({ ...success, result: { ...index.result, size: 7 } })],
    ['fails', () => Promise.reject(new ApiError('status', 'no such operation', 404))],
  ])('waits for a host that %s', async (_, answer) => {
    const log = quiet()
    const { choose, total, chosen } = await open(answer)
    choose('3')
    expect(chosen()).toEqual(['3'])
    expect(total()).toBe(3)
    log.mockRestore()
  })
})

test('an index is requested once per category', async () => {
  const { requests, visit } = await open()
  visit({ makers: ['3'] })
  visit({}, '7')
  expect(requests).toHaveBeenCalledTimes(1)
  visit({}, '8')
  expect(requests).toHaveBeenCalledTimes(2)
})

import { ApiError, connectionOpened, getMallsFx, getProductFx, type MallsParams } from '@jeoul/api'
import { marketOf } from '@jeoul/offers/testing/market-of'
import { addressChanged } from '@jeoul/page'
import { cardToggled } from '@jeoul/personal-price'
import { productOf } from '@jeoul/product/testing/product-of'
import { allSettled, createWatch, fork } from 'effector'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { bestOf } from './compare-columns.ts'
import {
  $change,
  $columns,
  $compare,
  $isMixed,
  $rowCounts,
  $rows,
  columnRetried,
  compareOpened,
  itemMoved,
  itemRemoved,
  queryChosen,
  rowsChosen,
} from './model.ts'
import { $picked, itemPicked } from './tray-model.ts'

const connection = {
  config: { mainUrl: '', secondUrl: '', timeLimit: 0 },
  token: null,
  signal: null,
  sharedTtl: 0,
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

const memories: Readonly<Record<string, string>> = { '1': '8GB', '2': '16GB', '3': '8GB' }
const answerOf = (itemId: string) => ({
  success: true,
  message: 'success',
  result: productOf({
    item: { ...productOf().item, item_id: itemId, name: `상품 ${itemId}` },
    specData: [
      {
        name: '상세',
        rows: [
          { name: '메모리 용량', value: memories[itemId] ?? '4GB' },
          { name: '칩셋', value: '같은 칩셋' },
        ],
      },
    ],
  }),
})

function setUp() {
  const products = vi.fn<(question: { itemId: string; managerId: number }) => unknown>(({ itemId }) =>
    answerOf(itemId),
  )
  const malls = vi.fn<(params: MallsParams) => unknown>(({ itemId, card }) => ({
    success: true,
    message: 'success',
    markets: [
      marketOf({ priceB2c: Number(itemId) * 1_000 + 10_000 }),
      ...(card ? [marketOf({ mallName: '카드몰', priceB2c: 5_000, eventCard: '삼성카드' })] : []),
    ],
  }))
  const scope = fork({
    handlers: [
      [getProductFx, (_: unknown, question: { itemId: string; managerId: number }) => products(question)],
      [getMallsFx, (_: unknown, params: MallsParams) => malls(params)],
    ],
  })
  return {
    scope,
    products,
    malls,
    visit: (search: string) => allSettled(addressChanged, { scope, params: { path: '/compare', search } }),
    open: async (...itemIds: string[]) => {
      await allSettled(addressChanged, { scope, params: { path: '/compare', search: '' } })
      await allSettled(compareOpened, { scope, params: { itemIds, showsAll: false } })
    },
    move: (itemId: string, to: number) => allSettled(itemMoved, { scope, params: { itemId, to } }),
    remove: (params: string) => allSettled(itemRemoved, { scope, params }),
    pick: (itemId: string) =>
      allSettled(itemPicked, { scope, params: { itemId, name: itemId, image: null } }),
    statuses: () => scope.getState($columns).map(({ status }) => status),
    totals: ($shown = $columns) => scope.getState($shown).map(column => bestOf(column)?.price.total),
    ids: () => scope.getState($compare).itemIds,
    rows: () => scope.getState($rows).map(({ name }) => name),
    picked: () => scope.getState($picked).map(({ itemId }) => itemId),
  }
}

const refuse = (status: number) => () => {
  throw new ApiError('status', 'no', status)
}

test('each product and its cash and card offers are requested once', async () => {
  const { open, products, malls, totals } = setUp()
  await open('1', '2')
  expect(products.mock.calls.map(([{ itemId, managerId }]) => [itemId, managerId])).toEqual([
    ['1', 1],
    ['2', 1],
  ])
  expect(malls.mock.calls.map(([{ itemId, card }]) => `${itemId}:${card}`)).toEqual([
    '1:false',
    '1:true',
    '2:false',
    '2:true',
  ])
  expect(totals()).toEqual([11_000, 12_000])
  await open('2', '1', '3')
  expect([products.mock.calls.length, malls.mock.calls.length]).toEqual([3, 6])
  expect(totals()).toEqual([12_000, 11_000, 13_000])
})

test('regression: after a change of the minishop, the products and prices of the other one were compared', async () => {
  const { open, visit, products, malls, totals } = setUp()
  await open('1', '2')
  malls.mockImplementation(() => ({
    success: true,
    message: 'success',
    markets: [marketOf({ priceB2c: 50_000 })],
  }))
  await visit('?idx_b_manager=3')
  expect(totals()).toEqual([50_000, 50_000])
  expect(products.mock.calls.map(([{ managerId }]) => managerId)).toEqual([1, 1, 3, 3])
  await visit('')
  expect(totals()).toEqual([11_000, 12_000])
  expect(products).toHaveBeenCalledTimes(4)
})

test("a change of the shopper's terms applies at once", async () => {
  const { scope, open, totals } = setUp()
  await open('1', '2')
  await allSettled(cardToggled, { scope, params: '삼성카드' })
  expect(totals()).toEqual([5_000, 5_000])
})

describe('a product that fails', () => {
  test('does not affect the others, and is retried alone', async () => {
    const { scope, open, products, malls, statuses } = setUp()
    products.mockImplementationOnce(refuse(503))
    await open('1', '2')
    expect(statuses()).toEqual(['failed', 'full'])
    const before = malls.mock.calls.length
    await allSettled(columnRetried, { scope, params: '1' })
    expect(statuses()).toEqual(['full', 'full'])
    expect([products.mock.calls.length, malls.mock.calls.length]).toEqual([3, before])
  })

  test.each([
    ['is unknown to the host', refuse(404), 'unknown'],
    ['lies', () => ({ success: true, message: 'success', result: null }), 'failed'],
    ['refuses', () => ({ ...answerOf('1'), success: false }), 'failed'],
  ])('%s', async (_, answer, status) => {
    const { open, products, statuses } = setUp()
    products.mockImplementationOnce(answer)
    await open('1', '2')
    expect(statuses()).toEqual([status, 'full'])
  })

  test('the browser requests what the server did not wait for', async () => {
    const { scope, open, products, statuses } = setUp()
    products.mockImplementationOnce(() => {
      throw new ApiError('aborted', 'the time is up')
    })
    await open('1', '2')
    expect(statuses()).toEqual(['loading', 'full'])
    await allSettled(connectionOpened, { scope, params: connection })
    expect(statuses()).toEqual(['full', 'full'])
    expect(products).toHaveBeenCalledTimes(3)
  })

  test('is still shown without its offers', async () => {
    const { scope, open, malls } = setUp()
    malls.mockImplementation(refuse(500))
    await open('1')
    expect(scope.getState($columns)[0]).toMatchObject({ status: 'full', price: { kind: 'failed' } })
  })
})

describe('"differences first"', () => {
  test('shows only differing rows by default, all of them on demand', async () => {
    const { scope, open, rows } = setUp()
    await open('1', '2')
    expect(rows()).toEqual(['메모리 용량'])
    expect(scope.getState($rowCounts)).toEqual({ all: 2, differing: 1 })
    await allSettled(rowsChosen, { scope, params: true })
    expect(rows()).toEqual(['메모리 용량', '칩셋'])
  })

  test('equal products have no differing rows', async () => {
    const { open, rows } = setUp()
    await open('1', '3')
    expect(rows()).toEqual([])
  })

  test('products of one category are not mixed', async () => {
    const { scope, open } = setUp()
    await open('1', '2')
    expect(scope.getState($isMixed)).toBe(false)
  })
})

describe('changing a comparison', () => {
  test('moves a product and announces it to screen readers', async () => {
    const { scope, open, move, ids, products } = setUp()
    await open('1', '2', '3')
    const chosen = vi.fn()
    createWatch({ unit: queryChosen, scope, fn: chosen })
    await move('1', 2)
    expect(ids()).toEqual(['2', '3', '1'])
    expect(chosen.mock.calls).toEqual([[{ itemIds: ['2', '3', '1'], showsAll: false }]])
    expect(scope.getState($change)).toBe('상품 1, 3개 중 3번째')
    expect(products).toHaveBeenCalledTimes(3)
  })

  test('does nothing if no product moves', async () => {
    const { scope, open, move, remove } = setUp()
    await open('1', '2')
    const chosen = vi.fn()
    createWatch({ unit: queryChosen, scope, fn: chosen })
    await move('1', 0)
    await remove('9')
    await allSettled(rowsChosen, { scope, params: false })
    expect(chosen).not.toHaveBeenCalled()
  })

  test('removes a product from the tray as well', async () => {
    const { scope, open, remove, pick, ids, picked } = setUp()
    await pick('1')
    await pick('2')
    await open('1', '2', '3')
    await remove('2')
    expect([ids(), picked()]).toEqual([['1', '3'], ['1']])
    expect(scope.getState($change)).toBe('상품 2, 비교에서 뺐어요.')
  })

  test('reorders the tray as well', async () => {
    const { open, move, pick, picked } = setUp()
    await pick('1')
    await pick('2')
    await open('1', '2', '3')
    await move('2', 0)
    expect(picked()).toEqual(['2', '1'])
  })

  test('does not announce changes of another comparison', async () => {
    const { scope, open, move } = setUp()
    await open('1', '2')
    await move('2', 0)
    await open('2', '1')
    expect(scope.getState($change)).not.toBe('')
    await open('1', '3')
    expect(scope.getState($change)).toBe('')
  })
})

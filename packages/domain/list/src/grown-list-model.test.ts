import { ApiError, type ItemsParams } from '@jeoul/api'
import { allSettled, type Scope } from 'effector'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { firstOf, rowKey } from './grown-list.ts'
import { $isListOld, $list, $listKey, listRestored, moreItems, moreRequested } from './grown-list-model.ts'
import { mobileList } from './list-site.ts'
import { itemsOf, setUp } from './testing/list-host.ts'
import { listAnswer, listItem } from './testing/list-item.ts'

afterEach(() => vi.restoreAllMocks())

type Answer = ReturnType<typeof itemsOf>

/** A host with `total` products, numbered from 1. Tests may change them. */
function hostOf(total: number) {
  const ids = Array.from({ length: total }, (_, index) => String(index + 1))
  const answer = ({ query: { offset = 0, limit = 30 } }: ItemsParams) =>
    itemsOf(ids.slice(offset, limit).map(listItem), ids.length)
  return { ids, answer: vi.fn<(params: ItemsParams) => Answer | Promise<Answer>>(answer) }
}

function openMobile(total = 95) {
  const host = hostOf(total)
  const list = setUp({ items: host.answer, site: mobileList })
  const more = () => allSettled(moreRequested, { scope: list.scope })
  return { ...list, ...host, more }
}

const shown = (scope: Scope) => scope.getState($list)?.items.map(rowKey) ?? []
const windows = (answer: ReturnType<typeof hostOf>['answer']) =>
  answer.mock.calls.map(([{ query }]) => [query.offset, query.limit])
const silence = () => vi.spyOn(console, 'error').mockImplementation(() => {})

describe('"requests the next page with offset set to the current offset and limit = offset + 30"', () => {
  test('until all products are loaded, and no further', async () => {
    const { scope, answer, open, more } = openMobile(70)
    await open('111213')
    for (let load = 0; load < 4; load += 1) await more()
    expect(windows(answer)).toEqual([
      [0, 30],
      [30, 60],
      [60, 90],
    ])
    expect(shown(scope)).toHaveLength(70)
  })

  test('from where the address begins, with every choice', async () => {
    const { answer, open, more } = openMobile()
    await open('111213', '?page=2&sort=low&maker=5')
    await more()
    expect(windows(answer)).toEqual([
      [40, 70],
      [70, 100],
    ])
    expect(answer).toHaveBeenLastCalledWith(
      expect.objectContaining({
        query: expect.objectContaining({ sort: 'low', maker: ['5'], ad: 'sam006' }),
      }),
    )
  })

  test('once, even if requested repeatedly while loading', async () => {
    const { answer, open, more } = openMobile()
    await open('111213')
    answer.mockImplementationOnce(params => Promise.resolve().then(() => hostOf(95).answer(params)))
    await Promise.all([more(), more()])
    expect(answer).toHaveBeenCalledTimes(2)
  })
})

test('no product is repeated when the catalogue grows in between', async () => {
  const { scope, ids, open, more } = openMobile()
  await open('111213')
  ids.unshift('new')
  await more()
  expect(new Set(shown(scope)).size).toBe(shown(scope).length)
  expect(shown(scope).slice(0, 31)).toEqual(Array.from({ length: 31 }, (_, index) => String(index + 1)))
})

test('regression: the rows of a search stayed where one of its words was searched for within the others’ results', async () => {
  const { scope, search, more } = openMobile()
  await search('?keyword=ssd 2tb')
  await more()
  await search('?keyword=ssd&kwd=2tb')
  expect(shown(scope)).toHaveLength(30)
})

test('regression: the rows of a corrected search stayed where it was asked for exactly', async () => {
  const { scope, search, more } = openMobile()
  await search('?keyword=ssd')
  await more()
  const corrected = scope.getState($listKey)
  await search('?keyword=ssd&exact=1')
  expect(scope.getState($listKey)).not.toBe(corrected)
  expect(shown(scope)).toHaveLength(30)
})

describe('whether rows are out of date once the connection is lost', () => {
  const openOffline = async (windows: number) => {
    silence()
    const list = openMobile()
    await list.open('111213')
    if (windows > 1) await list.more()
    const left = list.scope.getState($list)
    list.answer.mockImplementation(() => {
      throw new ApiError('network', 'lost')
    })
    return { ...list, left }
  }

  test('regression: Back said that the list could not be loaded, over its own rows', async () => {
    const { scope, open, left } = await openOffline(2)
    await open('111213')
    if (left) await allSettled(listRestored, { scope, params: left })
    expect(shown(scope)).toHaveLength(60)
    expect(scope.getState($isListOld)).toBe(false)
  })

  test.each([1, 2])('rows of a previous choice are, with %d windows loaded', async windows => {
    const { scope, open } = await openOffline(windows)
    await open('111213', '?maker=5')
    expect(shown(scope)).toHaveLength(30 * windows)
    expect(scope.getState($isListOld)).toBe(true)
  })
})

test('a failed load keeps the rows, and can be retried', async () => {
  silence()
  const { scope, answer, open, more } = openMobile()
  await open('111213')
  answer.mockImplementationOnce(() => Promise.reject(new ApiError('network', 'lost')))
  await more()
  expect(scope.getState(moreItems.$state).status).toBe('failed')
  expect(shown(scope)).toHaveLength(30)
  await more()
  expect(shown(scope)).toHaveLength(60)
})

describe('another choice', () => {
  test('starts over, and ignores pending loads of the previous choice', async () => {
    const { scope, open, more } = openMobile()
    await open('111213')
    const late = more()
    await open('111213', '?sort=low')
    await late
    expect(shown(scope)).toHaveLength(30)
    expect(scope.getState(moreItems.$state).status).toBe('idle')
  })

  test('keeps the previous rows until the response, or if it fails', async () => {
    const { scope, answer, open, more } = openMobile()
    await open('111213')
    await more()
    const held = Promise.withResolvers<never>()
    answer.mockReturnValueOnce(held.promise)
    const opened = open('111213', '?sort=low')
    expect(shown(scope)).toHaveLength(60)
    void more()
    expect(answer).toHaveBeenCalledTimes(3)
    silence()
    held.reject(new ApiError('network', 'lost'))
    await opened
    expect(shown(scope)).toHaveLength(60)
    await more()
    expect(answer).toHaveBeenCalledTimes(3)
  })
})

describe('a restored list', () => {
  const savedOf = (scope: Scope) => ({
    ...firstOf(scope.getState($listKey), listAnswer(['1', '2', 'gone'].map(listItem), 95), 60),
  })

  test('has its rows again, and continues where it ended', async () => {
    const { scope, answer, open, more } = openMobile()
    await open('111213')
    await allSettled(listRestored, { scope, params: savedOf(scope) })
    expect(shown(scope)).toEqual(['1', '2', 'gone'])
    await more()
    expect(windows(answer).at(-1)).toEqual([60, 90])
  })

  test('is updated by the first window, without moving rows', async () => {
    const { scope, answer, open } = openMobile()
    await open('111213')
    await allSettled(listRestored, { scope, params: savedOf(scope) })
    answer.mockReturnValueOnce(itemsOf([{ ...listItem('2'), cash: 1 }], 95))
    await open('111213')
    expect(shown(scope)).toEqual(['1', '2', 'gone'])
    expect(scope.getState($list)?.items[1]?.cash).toBe(1)
  })

  test('stays if the host is unreachable', async () => {
    silence()
    const { scope, answer, open } = openMobile()
    await open('111213')
    await allSettled(listRestored, { scope, params: savedOf(scope) })
    answer.mockImplementationOnce(() => Promise.reject(new ApiError('network', 'lost')))
    await open('111213')
    expect(shown(scope)).toEqual(['1', '2', 'gone'])
  })

  test('cancels a pending load at another offset', async () => {
    const { scope, open, more } = openMobile()
    await open('111213')
    const late = more()
    await allSettled(listRestored, { scope, params: savedOf(scope) })
    await late
    expect(scope.getState($list)).toMatchObject({ offset: 60 })
    expect(shown(scope)).toEqual(['1', '2', 'gone'])
  })
})

import { allSettled } from 'effector'
import { afterEach, expect, test, vi } from 'vitest'
import { listOutcome } from './list-outcome.ts'
import { $firstRank, $shownItems } from './model.ts'
import { $openRows, moreViewToggled } from './more-view-model.ts'
import { rememberingStarted } from './remembered-lists.ts'
import { itemsOf, setUp } from './testing/list-host.ts'
import { listItem } from './testing/list-item.ts'

afterEach(() => {
  vi.useRealTimers()
})

/** A host that stops answering once it is slow. */
function setUpSlow() {
  let isSlow = false
  const list = setUp({
    items: ({ query: { cate_id, sort } }) =>
      isSlow ? new Promise(() => {}) : itemsOf([listItem(`${cate_id}${sort}`)], 95),
  })
  const state = () => {
    const shown = list.scope.getState($shownItems)
    const [first] = shown.data?.items ?? []
    return [listOutcome(shown), shown.status, first?.item_id]
  }
  return { ...list, state, slowDown: () => (isSlow = true) }
}

test('regression: a list that had been seen was empty until the host answered again', async () => {
  const { scope, open, state, slowDown } = setUpSlow()
  await open('1', '?page=2')
  await allSettled(rememberingStarted, { scope })
  await open('2', '?sort=low')
  slowDown()
  void open('1', '?page=2')
  expect(state()).toEqual(['rows', 'loading', '1rank'])
  expect(scope.getState($firstRank)).toBe(31)
  void open('2', '?sort=low')
  expect(state()).toEqual(['rows', 'loading', '2low'])
  expect(scope.getState($firstRank)).toBeNull()
})

test('regression: an exact search showed the rows of its correction', async () => {
  const { scope, search, state, slowDown } = setUpSlow()
  await allSettled(rememberingStarted, { scope })
  await search('?keyword=ssd')
  await search('?keyword=hdd')
  slowDown()
  void search('?keyword=ssd&exact=1')
  expect(state()).toEqual(['waiting', 'loading', undefined])
})

test.each([
  [30, ['rows', 'loading', '1rank']],
  [31, ['waiting', 'loading', undefined]],
])(
  'regression: a list was remembered for ever instead of half an hour (seen %i minutes ago)',
  async (minutes, expected) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { scope, open, state, slowDown } = setUpSlow()
    await open('1')
    await allSettled(rememberingStarted, { scope })
    await open('2')
    vi.setSystemTime(Date.now() + minutes * 60_000)
    slowDown()
    void open('1')
    expect(state()).toEqual(expected)
  },
)

test('another list does not show its rows', async () => {
  const { scope, open, state, slowDown } = setUpSlow()
  await allSettled(rememberingStarted, { scope })
  await open('1')
  slowDown()
  void open('2')
  expect(state()).toEqual(['waiting', 'loading', undefined])
  void open('1', '', undefined, 2)
  expect(state()).toEqual(['waiting', 'loading', undefined])
})

test('regression: Back from a further page showed its rows until the previous page was answered', async () => {
  const { scope, open, state, slowDown } = setUpSlow()
  await allSettled(rememberingStarted, { scope })
  await open('1', '?sort=low')
  await open('1', '?sort=new')
  await allSettled(moreViewToggled, { scope, params: 0 })
  slowDown()
  void open('1', '?sort=low')
  expect(state()).toEqual(['rows', 'loading', '1low'])
  expect(scope.getState($openRows)).toEqual([])
})

test('only the last ten are remembered', async () => {
  const { scope, open, state, slowDown } = setUpSlow()
  await allSettled(rememberingStarted, { scope })
  for (let cateId = 1; cateId <= 11; cateId += 1) await open(`${cateId}`)
  slowDown()
  void open('2')
  expect(state()).toEqual(['rows', 'loading', '2rank'])
  void open('1')
  expect(state()).toEqual(['waiting', 'loading', undefined])
})

import { createRoute, createServerHistory, historyOpened, navigated, type PageVisit } from '@jeoul/router'
import { allSettled, createEvent, createStore, createWatch, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { definePage } from './define-page.ts'
import { $isMissing } from './missing-page.ts'

const head = {
  changes: [],
  write: () => ({ title: '', description: '', canonical: null, isIndexed: false, structuredData: [] }),
}
const visited = createEvent<PageVisit<'notice'>>()
const left = createEvent()
const unknownToldOf = createEvent<boolean>()
const $isUnknown = createStore(false).on(unknownToldOf, (_, isUnknown) => isUnknown)
const page = definePage({ route: createRoute('notice'), visited, left, $isMissing: $isUnknown, head })

async function open(href: string) {
  const scope = fork()
  const told = { visited: vi.fn(), left: vi.fn() }
  createWatch({ unit: visited, scope, fn: told.visited })
  createWatch({ unit: left, scope, fn: told.left })
  await allSettled(historyOpened, { scope, params: createServerHistory(href) })
  return { scope, told, go: (to: string) => allSettled(navigated, { scope, params: { href: to } }) }
}

test('a page hears of each visit with what its address says', async () => {
  const { told, go } = await open('/notice/7?from=list')
  expect(told.visited.mock.calls).toEqual([[{ params: { noticeId: '7' }, search: '?from=list' }]])
  await go('/notice/8')
  expect(told.visited).toHaveBeenLastCalledWith({ params: { noticeId: '8' }, search: '' })
  expect(told.left).not.toHaveBeenCalled()
})

test('it hears that it was left, once', async () => {
  const { told, go } = await open('/notice/7')
  await go('/')
  await go('/wish')
  expect(told.left).toHaveBeenCalledTimes(1)
})

test('another page tells it nothing', async () => {
  const { told } = await open('/wish')
  expect([told.visited, told.left].flatMap(({ mock }) => mock.calls)).toEqual([])
})

test('what it finds nothing at is missing, until another address is opened', async () => {
  const { scope, go } = await open('/notice/7')
  await allSettled(unknownToldOf, { scope, params: true })
  expect(scope.getState($isMissing)).toBe(true)
  await go('/wish')
  expect(scope.getState($isMissing)).toBe(false)
})

test('it is served with 200 unless it says otherwise', async () => {
  const { scope } = await open('/notice/7')
  expect(scope.getState(page.$status)).toBe(200)
})

import { createRoute, createServerHistory, historyOpened, navigate, type PageVisit } from '@jeoul/router'
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
const unknownFound = createEvent<boolean>()
const $isUnknown = createStore(false).on(unknownFound, (_, isUnknown) => isUnknown)
const page = definePage({ route: createRoute('notice'), visited, left, $isMissing: $isUnknown, head })

async function open(href: string) {
  const scope = fork()
  const fired = { visited: vi.fn(), left: vi.fn() }
  createWatch({ unit: visited, scope, fn: fired.visited })
  createWatch({ unit: left, scope, fn: fired.left })
  await allSettled(historyOpened, { scope, params: createServerHistory(href) })
  return { scope, fired, go: (to: string) => allSettled(navigate, { scope, params: { href: to } }) }
}

test('a page’s `visited` fires for each visit, with its parameters and query', async () => {
  const { fired, go } = await open('/notice/7?from=list')
  expect(fired.visited.mock.calls).toEqual([[{ params: { noticeId: '7' }, search: '?from=list' }]])
  await go('/notice/8')
  expect(fired.visited).toHaveBeenLastCalledWith({ params: { noticeId: '8' }, search: '' })
  expect(fired.left).not.toHaveBeenCalled()
})

test('a page’s `left` fires once', async () => {
  const { fired, go } = await open('/notice/7')
  await go('/')
  await go('/wish')
  expect(fired.left).toHaveBeenCalledTimes(1)
})

test('visits of another page fire neither', async () => {
  const { fired } = await open('/wish')
  expect([fired.visited, fired.left].flatMap(({ mock }) => mock.calls)).toEqual([])
})

test('a page that finds nothing at its address is missing, until another address is opened', async () => {
  const { scope, go } = await open('/notice/7')
  await allSettled(unknownFound, { scope, params: true })
  expect(scope.getState($isMissing)).toBe(true)
  await go('/wish')
  expect(scope.getState($isMissing)).toBe(false)
})

test('a page without `$status` is served with 200', async () => {
  const { scope } = await open('/notice/7')
  expect(scope.getState(page.$status)).toBe(200)
})

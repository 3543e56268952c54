import { ApiError, getNoticeFx, getNoticesFx } from '@jeoul/api'
import { addressChanged } from '@jeoul/page'
import { allSettled, fork } from 'effector'
import { afterEach, expect, test, vi } from 'vitest'
import { latestNotice, notice, notices, noticesRequested } from './notice-model.ts'

afterEach(() => vi.restoreAllMocks())

const silence = () => vi.spyOn(console, 'error').mockImplementation(() => {})
const noticeOf = (id: string) => ({ id, title: `공지 ${id}`, created: '2026-11-01T00:00:00.000Z' })
const listOf = (...ids: string[]) => ({ success: true, message: 'success', result: ids.map(noticeOf) })

function setUp(list: () => unknown = () => listOf('8', '7'), one: (id: string) => unknown = () => null) {
  const requests = vi.fn(list)
  const scope = fork({
    handlers: [
      [getNoticesFx, requests],
      [getNoticeFx, (_: unknown, { noticeId }: { noticeId: string }) => one(noticeId)],
    ],
  })
  return {
    scope,
    requests,
    start: () => allSettled(addressChanged, { scope, params: { path: '/', search: '' } }),
    want: () => allSettled(noticesRequested, { scope }),
    open: (noticeId: string) => allSettled(notice.requested, { scope, params: { noticeId } }),
  }
}

test('every page has only the newest notice', async () => {
  const { scope, start } = setUp()
  await start()
  expect(scope.getState(latestNotice.$state).data).toEqual([noticeOf('8')])
  expect(scope.getState(notices.$state).status).toBe('idle')
})

test('all notices are requested once', async () => {
  const { scope, requests, want } = setUp()
  await want()
  await want()
  expect(requests).toHaveBeenCalledTimes(1)
  expect(scope.getState(notices.$state).data?.map(({ id }) => id)).toEqual(['8', '7'])
})

test('a failed request leaves none, and is retried', async () => {
  silence()
  const answer = vi.fn<() => unknown>(() => {
    throw new ApiError('status', 'down', 500)
  })
  const { scope, start, want } = setUp(answer)
  await start()
  await want()
  expect(scope.getState(latestNotice.$state)).toMatchObject({ status: 'failed', data: null })
  answer.mockReturnValue(listOf('8'))
  await want()
  expect(scope.getState(notices.$state).data).toHaveLength(1)
})

test.each([
  ['"A success response is required before data is stored"', { ...listOf('8'), success: false }, null],
  ['an empty board', listOf(), []],
  ['what has no title is no notice', { ...listOf(), result: [{ id: '1' }, noticeOf('2')] }, [noticeOf('2')]],
])('%s', async (_, answer, data) => {
  silence()
  const { scope, want } = setUp(() => answer)
  await want()
  expect(scope.getState(notices.$state).data).toEqual(data)
})

test.each([
  ['a notice', { ...noticeOf('8'), content: '새벽에 점검해요.' }, '새벽에 점검해요.'],
  ['a notice without a text', noticeOf('8'), ''],
  ['no notice', null, undefined],
])('%s', async (_, result, content) => {
  silence()
  const { scope, open } = setUp(undefined, () => ({ success: true, message: 'success', result }))
  await open('8')
  expect(scope.getState(notice.$state).data?.content).toBe(content)
})

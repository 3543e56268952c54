import { ApiError, createItemNotifyFx, getItemNotifyFx, tokenChanged } from '@jeoul/api'
import { $pendingAction } from '@jeoul/visitor/session'
import { allSettled, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { itemReport } from './report-model.ts'

const success = { success: true, message: 'success' }
const list = [
  { id_notify: 1, ment: '가격이 달라요' },
  { id_notify: 2, ment: '사진이 달라요' },
]

function setUp() {
  const sent = vi.fn((_: unknown): unknown => ({ ...success, result: null }))
  const scope = fork({
    handlers: [
      [getItemNotifyFx, () => ({ ...success, result: { list, reported: [] } })],
      [createItemNotifyFx, (_: unknown, params: unknown) => sent(params)],
    ],
  })
  return {
    scope,
    sent,
    open: (itemId = '7') => allSettled(itemReport.opened, { scope, params: { itemId } }),
    choose: () => allSettled(itemReport.reasonChosen, { scope, params: 2 }),
    write: (params: string) => allSettled(itemReport.wordsTyped, { scope, params }),
    send: () => allSettled(itemReport.sent, { scope }),
    step: () => scope.getState(itemReport.$step),
  }
}

test('"GET kinds, POST id_notify and ment"', async () => {
  const { scope, open, choose, write, send, sent, step } = setUp()
  await open()
  expect(scope.getState(itemReport.reasons.$state).data).toEqual(list)
  await choose()
  await write('  몰에서는 더 비싸요 ')
  await send()
  expect(sent).toHaveBeenCalledWith({ itemId: '7', report: { id_notify: 2, ment: '몰에서는 더 비싸요' } })
  expect(step()).toBe('sent')
})

test('nothing is sent without a reason', async () => {
  const { open, send, sent, step } = setUp()
  await open()
  await send()
  expect(sent).not.toHaveBeenCalled()
  expect(step()).toBe('writing')
})

test('a double press sends one report', async () => {
  const { open, choose, send, sent } = setUp()
  const late = Promise.withResolvers<unknown>()
  sent.mockReturnValueOnce(late.promise)
  await open()
  await choose()
  const presses = [send(), send()]
  late.resolve({ ...success, result: null })
  await Promise.all(presses)
  await send()
  expect(sent).toHaveBeenCalledTimes(1)
})

test.each<[string, () => unknown]>([
  ['a failure', () => Promise.reject(new ApiError('status', 'down', 503))],
  ['an answer without success', () => ({ success: false, message: 'no', result: null })],
])('after %s the report’s text stays, and can be sent again', async (_, answer) => {
  const { scope, open, choose, write, send, sent, step } = setUp()
  sent.mockImplementationOnce(answer)
  await open()
  await choose()
  await write('비싸요')
  await send()
  expect(step()).toBe('failed')
  expect(scope.getState(itemReport.$draft)).toEqual({ reason: 2, words: '비싸요' })
  await send()
  expect(step()).toBe('sent')
})

test('another item starts an empty report, whatever the response to the previous one', async () => {
  const { scope, open, choose, send, sent, step } = setUp()
  const late = Promise.withResolvers<unknown>()
  sent.mockReturnValueOnce(late.promise)
  await open('7')
  await choose()
  const first = send()
  const second = open('8')
  late.resolve({ ...success, result: null })
  await Promise.all([first, second])
  expect(step()).toBe('writing')
  expect(scope.getState(itemReport.$draft).reason).toBeNull()
})

test('text beyond the limit is cut off', async () => {
  const { open, choose, write, send, sent } = setUp()
  await open()
  await choose()
  await write('가'.repeat(1001))
  await send()
  expect(sent).toHaveBeenCalledWith({ itemId: '7', report: { id_notify: 2, ment: '가'.repeat(1000) } })
})

test('"401 … with the work intact and done": a refused report is sent after the login, and its dialog shows it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.useFakeTimers({ toFake: ['Date'] })
  const { scope, open, choose, write, send, sent, step } = setUp()
  await open()
  await choose()
  await write('몰에서는 더 비싸요')
  sent.mockImplementationOnce(() => {
    throw new ApiError('status', 'no', 401)
  })
  await send()
  const report = { id_notify: 2, ment: '몰에서는 더 비싸요' }
  expect(scope.getState($pendingAction)).toMatchObject({ params: { target: { itemId: '7' }, report } })
  // Another page was open in between.
  await open('8')
  vi.setSystemTime(Date.now() + 1000)
  await allSettled(tokenChanged, { scope, params: 'token' })
  expect(sent).toHaveBeenLastCalledWith({ itemId: '7', report })
  await open('7')
  expect(step()).toBe('sent')
  expect(scope.getState(itemReport.$draft).words).toBe('몰에서는 더 비싸요')
  await open('7')
  expect(step()).toBe('writing')
  vi.useRealTimers()
})

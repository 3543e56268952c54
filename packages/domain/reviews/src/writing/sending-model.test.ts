import { ApiError, networkRestored } from '@jeoul/api'
import { allSettled } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { productReviews } from '../model.ts'
import { lost, openPage, photo, refused, success } from '../testing/open-writing.ts'
import { reviewOf } from '../testing/review-of.ts'
import { draftClosed } from './draft-model.ts'
import { $whyNotSent, sendingCancelled } from './sending-model.ts'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('"POST create as multipart (marks, message, images[])", and the list is requested again', async () => {
  const { scope, ask, write, attach, send, create, newest, step, own } = await openPage()
  await allSettled(productReviews.opened, {
    scope,
    params: { kind: 'product', itemId: '7', page: 1, sort: 'rank', marks: null, withPhotos: false },
  })
  await ask()
  await write(' 조용해요\n')
  const file = photo()
  await attach(file)
  await send()
  expect(create).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ itemId: '7', fields: { marks: 5, message: '조용해요' }, images: [file] }),
  )
  expect(step().kind).toBe('sent')
  expect(own()?.review.idx_thread).toBe('90')
  expect(newest).toHaveBeenCalledTimes(2)
})

test('"POST update with _method PUT (plus delete_image_indexes[])": starts with the host’s current review', async () => {
  const { ask, draft, write, send, update, step } = await openPage()
  await ask('31')
  expect(draft()).toMatchObject({ marks: 3, message: '소음이 거의 없어요.' })
  await write('달라졌어요')
  await send()
  expect(update).toHaveBeenCalledWith(
    expect.objectContaining({
      threadId: '31',
      fields: { marks: 5, message: '달라졌어요' },
      deletedImages: [],
    }),
  )
  expect(step().kind).toBe('sent')
})

test('photos that are still being drawn anew are not left behind, nor added to another draft', async () => {
  const { scope, ask, write, redraw, attach, send, create, draft } = await openPage()
  const { promise, resolve } = Promise.withResolvers<unknown>()
  redraw.mockReturnValueOnce(promise)
  await ask()
  await write()
  const attached = attach(photo())
  void send()
  await vi.waitFor(() =>
    expect(scope.getState($whyNotSent)).toBe('사진을 준비하고 있어요. 잠시 뒤에 눌러 주세요.'),
  )
  expect(create).not.toHaveBeenCalled()
  void allSettled(draftClosed, { scope })
  resolve([{ file: photo(), why: null }])
  await attached
  expect(draft().files).toEqual([])
})

test('shows why a draft cannot be sent, after an attempt', async () => {
  const { scope, ask, send, create } = await openPage()
  await ask()
  expect(scope.getState($whyNotSent)).toBeNull()
  await send()
  expect(scope.getState($whyNotSent)).toBe('별점을 골라 주세요.')
  expect(create).not.toHaveBeenCalled()
})

test('a double press sends one review', async () => {
  const { ask, write, send, create } = await openPage()
  const late = Promise.withResolvers<unknown>()
  create.mockReturnValueOnce(late.promise)
  await ask()
  await write()
  const presses = [send(), send()]
  late.resolve({ ...success, result: reviewOf('90') })
  await Promise.all(presses)
  await send()
  expect(create).toHaveBeenCalledTimes(1)
})

test('a failed upload keeps the draft, and can be retried', async () => {
  const { scope, ask, write, attach, send, create, draft, step, device } = await openPage()
  create.mockImplementationOnce(lost)
  await ask()
  await write()
  await attach(photo())
  await send()
  expect(step()).toEqual({ kind: 'failed', failure: 'connection' })
  expect(draft()).toMatchObject({ marks: 5, message: '조용해요', files: [{ file: { name: '사진.png' } }] })
  expect([...device.kept.keys()]).toEqual(['member1/product/7'])
  await allSettled(networkRestored, { scope })
  expect(step()).toEqual({ kind: 'failed', failure: 'restored' })
  await send()
  expect(step().kind).toBe('sent')
  expect(create).toHaveBeenCalledTimes(2)
})

test('a review with a lost response is not posted twice', async () => {
  const { ask, write, send, create, newest, step, own } = await openPage()
  create.mockImplementationOnce(lost)
  await ask()
  await write()
  await send()
  const list = [reviewOf('90', { isMine: true, marks: 5, message: '조용해요' })]
  newest.mockReturnValue({ ...success, result: { list, total: 1, page: 1 } })
  await send()
  expect(create).toHaveBeenCalledTimes(1)
  expect([step().kind, own()?.review.idx_thread]).toEqual(['sent', '90'])
})

test('stopping an upload keeps the draft', async () => {
  const { scope, ask, write, send, create, draft, step } = await openPage()
  create.mockImplementationOnce(params => {
    const { signal } = Object(params)
    return new Promise((_, reject) =>
      signal.addEventListener('abort', () => reject(new ApiError('aborted', 'stopped'))),
    )
  })
  await ask()
  await write()
  const sending = send()
  await vi.waitFor(() => expect(create).toHaveBeenCalled())
  expect(step().kind).toBe('sending')
  await allSettled(sendingCancelled, { scope })
  await sending
  expect(step().kind).toBe('writing')
  expect(draft().message).toBe('조용해요')
})

test.each([
  [400, 'invalid'],
  [403, 'forbidden'],
  [404, 'gone'],
  [503, 'host'],
])('status %i is reported as %s', async (status, failure) => {
  const { ask, write, send, create, step } = await openPage()
  create.mockImplementation(refused(status))
  await ask()
  await write()
  await send()
  expect(step()).toEqual({ kind: 'failed', failure })
})

test.each([
  ['its answer was lost', lost],
  ['the page was gone before the answer', () => new Promise(() => {})],
])('a review is not posted twice after a reload if %s', async (_, outcome) => {
  const first = await openPage()
  first.create.mockImplementationOnce(outcome)
  await first.ask()
  await first.write()
  void first.send()
  await vi.waitFor(() => expect(first.create).toHaveBeenCalled())
  const second = await openPage('member1', first.device)
  const list = [reviewOf('90', { isMine: true, marks: 5, message: '조용해요' })]
  second.newest.mockReturnValue({ ...success, result: { list, total: 1, page: 1 } })
  await second.ask()
  await second.send()
  expect(second.create).not.toHaveBeenCalled()
  expect([second.step().kind, second.own()?.review.idx_thread]).toEqual(['sent', '90'])
})

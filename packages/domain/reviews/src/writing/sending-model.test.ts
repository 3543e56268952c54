import {
  ApiError,
  connectionOpened,
  getMemberFx,
  getUserFx,
  networkRestored,
  pendingWorkStarted,
  reviewCommands,
  reviewQueries,
} from '@jeoul/api'
import { type DeviceStorage, deviceOpened } from '@jeoul/device'
import { memoryStorage } from '@jeoul/device/testing'
import { $pageProps, appStarted } from '@jeoul/page'
import { $pendingAction } from '@jeoul/session'
import { allSettled, fork } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { productReviews } from '../model.ts'
import { memoryFiles } from '../testing/memory-files.ts'
import { reviewOf } from '../testing/review-of.ts'
import { $draft, $subject, filesOffered, marksChosen, messageTyped } from './draft-model.ts'
import { $areFilesKept, $draftFiles, draftDiscarded } from './keeping-model.ts'
import { writingAsked } from './opening-model.ts'
import { $ownReview } from './own-review-model.ts'
import {
  $whyNotSent,
  $writingStep,
  reviewSent,
  sendingCancelled,
  writeAction,
  writingLeft,
} from './sending-model.ts'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const place = { kind: 'product', itemId: '7', threadId: null } as const
const photo = () => new File(['photo'], '사진.png', { type: 'image/png' })
const success = { success: true, message: 'success' }

interface Device {
  readonly storage: DeviceStorage
  readonly kept: Map<string, readonly File[]>
}
const newDevice = (): Device => ({ storage: memoryStorage(), kept: new Map() })

/** A page opened by a member, or by a visitor without a login. */
async function openPage(memberId: string | null = 'member1', device = newDevice()) {
  const create = vi.fn((_: unknown): unknown => ({ ...success, result: reviewOf('90', { isMine: true }) }))
  const update = vi.fn((_: unknown): unknown => ({ ...success, result: reviewOf('31', { isMine: true }) }))
  const newest = vi.fn((_: unknown): unknown => ({ ...success, result: { list: [], total: 0, page: 1 } }))
  const one = vi.fn((_: unknown): unknown => ({
    ...success,
    result: reviewOf('31', { isMine: true, marks: 3 }),
  }))
  const auth = { adminAuth: false, makerAuth: false, memberWriteCheck: true, memberOrderCheck: false }
  const info = () => ({ ...success, result: { auth, reviewImages: [], reviewImagesCount: 0, total: 0 } })
  const member = { member_id: memberId, nickname: '저울회원' }
  const scope = fork({
    values: [[$draftFiles, memoryFiles(device.kept)]],
    handlers: [
      [getMemberFx, () => ({ ...success, result: member })],
      [getUserFx, () => ({ ...success, isLogin: true, result: member })],
      [reviewCommands.product.createReviewFx, (_: unknown, params: unknown) => create(params)],
      [reviewCommands.product.updateReviewFx, (_: unknown, params: unknown) => update(params)],
      [reviewQueries.product.getReviewsFx, (_: unknown, params: unknown) => newest(params)],
      [reviewQueries.product.getReviewFx, (_: unknown, params: unknown) => one(params)],
      [reviewQueries.product.getInfoFx, info],
    ],
  })
  const token = memberId && `token of ${memberId}`
  const config = { mainUrl: 'http://main.test', secondUrl: 'http://second.test', timeLimit: 1000 }
  await allSettled(connectionOpened, { scope, params: { config, token, signal: null, sharedTtl: 0 } })
  const props = { ...scope.getState($pageProps), isLogged: memberId !== null }
  await allSettled(appStarted, { scope, params: props })
  await allSettled(deviceOpened, { scope, params: device.storage })
  await allSettled(pendingWorkStarted, { scope })
  const ask = (threadId: string | null = null) =>
    allSettled(writingAsked, { scope, params: { ...place, threadId } })
  const write = async (message = '조용해요') => {
    await allSettled(marksChosen, { scope, params: 5 })
    await allSettled(messageTyped, { scope, params: message })
  }
  return {
    scope,
    device,
    create,
    update,
    newest,
    one,
    ask,
    write,
    attach: (...files: readonly File[]) => allSettled(filesOffered, { scope, params: files }),
    send: () => allSettled(reviewSent, { scope }),
    auth,
    openReviews: () => allSettled(productReviews.itemOpened, { scope, params: { itemId: '7' } }),
    draft: () => scope.getState($draft),
    step: () => scope.getState($writingStep),
    own: () => scope.getState($ownReview),
  }
}

const lost = () => Promise.reject(new ApiError('network', 'the upload broke off'))
const refused = (status: number) => () => Promise.reject(new ApiError('status', `${status}`, status))

test('"POST create as multipart (marks, message, images[])", and the list is asked for anew', async () => {
  const { scope, ask, write, attach, send, create, newest, step, own } = await openPage()
  await allSettled(productReviews.opened, {
    scope,
    params: { kind: 'product', itemId: '7', page: 1, sort: 'rank', marks: null },
  })
  await ask()
  await write(' 조용해요\n')
  const file = photo()
  await attach(file)
  await send()
  expect(create).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ itemId: '7', marks: 5, message: '조용해요', images: [file] }),
  )
  expect(step().kind).toBe('sent')
  expect(own()?.review.idx_thread).toBe('90')
  expect(newest).toHaveBeenCalledTimes(2)
})

test('"POST update with _method PUT (plus delete_image_indexes[])": it begins with the review as the host has it', async () => {
  const { ask, draft, write, send, update, step } = await openPage()
  await ask('31')
  expect(draft()).toMatchObject({ marks: 3, message: '소음이 거의 없어요.' })
  await write('달라졌어요')
  await send()
  expect(update).toHaveBeenCalledWith(
    expect.objectContaining({ threadId: '31', marks: 5, message: '달라졌어요', deletedImages: [] }),
  )
  expect(step().kind).toBe('sent')
})

test('what cannot be sent says why, once somebody tried', async () => {
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

test('an upload that broke off leaves the draft as it was, and can be sent again', async () => {
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

test('a review whose answer was lost is not written twice', async () => {
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

test('an upload can be stopped, and nothing is lost', async () => {
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
])('status %i is told as %s', async (status, failure) => {
  const { ask, write, send, create, step } = await openPage()
  create.mockImplementation(refused(status))
  await ask()
  await write()
  await send()
  expect(step()).toEqual({ kind: 'failed', failure })
})

test('a draft survives a reload, with its files, until it is sent', async () => {
  const first = await openPage()
  await first.ask()
  await first.write()
  await first.attach(photo())
  const second = await openPage('member1', first.device)
  await second.ask()
  expect(second.draft()).toMatchObject({
    marks: 5,
    message: '조용해요',
    files: [{ file: { name: '사진.png' } }],
  })
  await second.send()
  const third = await openPage('member1', first.device)
  await third.ask()
  expect(third.draft()).toEqual({ marks: null, message: '', deleted: [], files: [] })
  expect(first.device.kept.size).toBe(0)
})

test('a draft that is thrown away is gone', async () => {
  const { scope, ask, write, attach, draft, device } = await openPage()
  await ask()
  await write()
  await attach(photo())
  await allSettled(draftDiscarded, { scope })
  expect(draft()).toEqual({ marks: null, message: '', deleted: [], files: [] })
  expect(device.kept.size).toBe(0)
})

test('a draft never shows to another member, nor its files', async () => {
  const first = await openPage('member1')
  await first.ask()
  await first.write()
  await first.attach(photo())
  const second = await openPage('member2', first.device)
  await second.ask()
  expect(second.draft()).toEqual({ marks: null, message: '', deleted: [], files: [] })
  expect(first.device.kept.size).toBe(0)
})

test('an expired login keeps everything, and the review is sent after the next one', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const loaded = vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Date.now() - 1000)
  const first = await openPage()
  first.create.mockImplementation(refused(401))
  await first.ask()
  await first.write()
  await first.attach(photo())
  await first.send()
  expect(first.step()).toEqual({ kind: 'failed', failure: 'login' })
  expect(first.draft().message).toBe('조용해요')
  expect(first.scope.getState($pendingAction)?.kind).toBe('review-write')
  // The page with the login was loaded later than the one without.
  vi.setSystemTime(Date.now() + 2000)
  loaded.mockReturnValue(Date.now() - 1000)
  const back = await openPage('member1', first.device)
  expect(back.create).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: '조용해요' }))
  expect(back.step().kind).toBe('sent')
})

/** The page with the login was loaded later than the one without. */
function logIn() {
  vi.setSystemTime(Date.now() + 2000)
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Date.now() - 1000)
}

/** Leaves a complete draft of member1, and then opens the form on the same device without a login. */
async function leaveDraft() {
  vi.useFakeTimers({ toFake: ['Date'] })
  const first = await openPage()
  await first.ask()
  await first.write()
  return openPage(null, first.device)
}

test('whoever meant to begin posts no older draft by logging in', async () => {
  const { scope, device } = await leaveDraft()
  await allSettled(writeAction.needed, { scope, params: { ...place, isSend: false } })
  logIn()
  const back = await openPage('member1', device)
  expect(back.create).not.toHaveBeenCalled()
  await back.openReviews()
  expect(back.scope.getState($subject)).toMatchObject({ itemId: '7', review: null })
  expect(back.draft().message).toBe('조용해요')
  expect(back.create).not.toHaveBeenCalled()
})

test.each<[string, string | null, (page: Awaited<ReturnType<typeof openPage>>) => Promise<unknown>]>([
  ['in another form', '31', ({ ask }) => ask('31')],
  ['once the form was closed', null, ({ scope }) => allSettled(writingLeft, { scope })],
])('a login sends nothing that is written later, %s', async (_, threadId, leave) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const first = await openPage()
  first.create.mockImplementation(refused(401))
  await first.ask()
  await first.write()
  await first.send()
  logIn()
  // The draft belongs to another member.
  const back = await openPage('member2', first.device)
  await leave(back)
  await back.ask(threadId)
  await back.write()
  await back.ask(threadId)
  expect(back.draft().message).toBe('조용해요')
  expect([back.create, back.update].flatMap(({ mock }) => mock.calls)).toEqual([])
})

test('who may not write is not shown the form after the login', async () => {
  const { scope, device } = await leaveDraft()
  await allSettled(writeAction.needed, { scope, params: { ...place, isSend: false } })
  logIn()
  const back = await openPage('member1', device)
  back.auth.memberWriteCheck = false
  await back.openReviews()
  expect(back.scope.getState($subject)).toBeNull()
})

test.each([
  ['its answer was lost', lost],
  ['the page was gone before the answer', () => new Promise(() => {})],
])('a review is not written twice after a reload where %s', async (_, outcome) => {
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

test('where the browser keeps no files, that is said', async () => {
  const device = newDevice()
  const { scope, ask, attach } = await openPage('member1', device)
  await ask()
  await attach(photo())
  expect(scope.getState($areFilesKept)).toBe(true)
  vi.spyOn(device.kept, 'set').mockImplementation(() => {
    throw new Error('the disk is full')
  })
  await attach(photo())
  expect(scope.getState($areFilesKept)).toBe(false)
  expect(scope.getState($draft).files).toHaveLength(2)
})

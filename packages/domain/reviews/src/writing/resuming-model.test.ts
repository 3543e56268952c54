import { $pendingAction } from '@jeoul/visitor/session'
import { allSettled } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage, photo, place, refused } from '../testing/open-writing.ts'
import { $subject } from './draft-model.ts'
import { writeAction, writingLeft } from './resuming-model.ts'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
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

test('an expired login keeps the draft, and it is sent after the next login', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const first = await openPage()
  first.create.mockImplementation(refused(401))
  await first.ask()
  await first.write()
  await first.attach(photo())
  await first.send()
  expect(first.step()).toEqual({ kind: 'failed', failure: 'login' })
  expect(first.draft().message).toBe('조용해요')
  expect(first.scope.getState($pendingAction)?.kind).toBe('review-write')
  logIn()
  const back = await openPage('member1', first.device)
  expect(back.create).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ fields: expect.objectContaining({ message: '조용해요' }) }),
  )
  expect(back.step().kind).toBe('sent')
})

test('logging in to start writing does not send an older draft', async () => {
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
])('a login does not send a draft that is written later, %s', async (_, threadId, leave) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const first = await openPage()
  first.create.mockImplementation(refused(401))
  await first.ask()
  await first.write()
  await first.send()
  logIn()
  // Another member, who does not own the draft.
  const back = await openPage('member2', first.device)
  await leave(back)
  await back.ask(threadId)
  await back.write()
  await back.ask(threadId)
  expect(back.draft().message).toBe('조용해요')
  expect([back.create, back.update].flatMap(({ mock }) => mock.calls)).toEqual([])
})

test('the form is not shown after the login if the member may not write', async () => {
  const { scope, device } = await leaveDraft()
  await allSettled(writeAction.needed, { scope, params: { ...place, isSend: false } })
  logIn()
  const back = await openPage('member1', device)
  back.auth.memberWriteCheck = false
  await back.openReviews()
  expect(back.scope.getState($subject)).toBeNull()
})

import { ApiError, networkRestored, reviewCommands, reviewQueries, tokenChanged } from '@jeoul/api'
import { $siteProps, appStarted } from '@jeoul/page'
import { type Press, type Reaction, react, shownReaction } from '@jeoul/reaction'
import { deviceOpened } from '@jeoul/visitor/device'
import { memoryStorage } from '@jeoul/visitor/device/testing'
import { $pendingAction, sessionOpened } from '@jeoul/visitor/session'
import { allSettled, fork } from 'effector'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reviewsOf } from '../model.ts'
import { reviewOf } from '../testing/review-of.ts'
import { reactionOf, voteOf } from './reaction-call.ts'
import { $reactionFailures, $reactions, reactAction, reactionPressed } from './reaction-model.ts'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const success = { success: true, message: 'success' }
const untouched: Reaction = { isLiked: false, isHated: false, count: 3 }
type Answer = (press: Press) => Promise<Reaction> | Reaction

/** Opens a list with one review, at a host that counts presses as specified. */
async function openList(kind: 'product' | 'market' = 'product') {
  const host = { reaction: untouched }
  const answer = vi.fn<Answer>(press => {
    host.reaction = react(host.reaction, press)
    return host.reaction
  })
  const handle = (press: Press) => async () => ({ ...success, result: voteOf(await answer(press)) })
  const read = () => {
    const thread = { id: '31', comments: [], ...voteOf(host.reaction) }
    return { ...success, result: reviewOf('31', { thread }) }
  }
  const { likeReviewFx, hateReviewFx } = reviewCommands[kind]
  const { getReviewFx, getReviewsFx } = reviewQueries[kind]
  const scope = fork({
    handlers: [
      [likeReviewFx, handle('like')],
      [hateReviewFx, handle('hate')],
      [getReviewFx, read],
      [getReviewsFx, () => ({ ...success, result: { list: [read().result], total: 1, page: 1 } })],
    ],
  })
  const model = reviewsOf[kind]
  const question = { kind, itemId: '7', page: 1, sort: 'rank', marks: null, withPhotos: false } as const
  await allSettled(deviceOpened, { scope, params: memoryStorage() })
  await allSettled(sessionOpened, { scope })
  await allSettled(model.opened, { scope, params: question })
  const listed = () =>
    scope.getState(model.$page)?.list[0]?.thread ?? { id: '', comments: [], ...voteOf(untouched) }
  return {
    scope,
    host,
    answer,
    press: (press: Press) =>
      allSettled(reactionPressed, {
        scope,
        params: { kind, itemId: '7', threadId: '31', press, thread: listed() },
      }),
    shown: () => {
      const pending = scope.getState($reactions)[`${kind}/7/31`]
      return pending ? shownReaction(pending) : reactionOf(listed())
    },
    failure: () => scope.getState($reactionFailures)[`${kind}/7/31`],
  }
}

test.each(['product', 'market'] as const)(
  'a press shows at once, and then what the host says, %s',
  async kind => {
    const { press, shown, answer } = await openList(kind)
    const late = Promise.withResolvers<Reaction>()
    answer.mockReturnValueOnce(late.promise)
    const pressing = press('like')
    expect(shown()).toEqual({ isLiked: true, isHated: false, count: 4 })
    late.resolve({ isLiked: true, isHated: false, count: 9 })
    await pressing
    expect(shown().count).toBe(9)
  },
)

test('a double press counts once, and liking again sends nothing', async () => {
  const { press, answer, shown } = await openList()
  await Promise.all([press('like'), press('like')])
  await press('like')
  expect(answer).toHaveBeenCalledTimes(1)
  expect(shown().count).toBe(4)
})

test('a failed press is taken back, with a reason, until the next one', async () => {
  const { press, answer, shown, failure } = await openList()
  answer.mockRejectedValueOnce(new ApiError('status', 'down', 503))
  await press('hate')
  expect(shown()).toEqual(untouched)
  expect(failure()).toBe('host')
  await press('hate')
  expect(failure()).toBeUndefined()
  expect(shown().isHated).toBe(true)
})

test.each<[string, Error, string | undefined]>([
  ['the reason disappears', new ApiError('network', 'no connection'), undefined],
  ['another reason stays', new ApiError('status', 'down', 503), 'host'],
])('once the network is back, %s, and the press stays undone', async (_, error, reason) => {
  const { scope, press, answer, shown, failure } = await openList()
  answer.mockRejectedValueOnce(error)
  await press('like')
  expect(failure()).toBe(reason ?? 'connection')
  await allSettled(networkRestored, { scope })
  expect([failure(), shown(), answer.mock.calls.length]).toEqual([reason, untouched, 1])
})

test('when the answer is lost, the host is asked for the state of the review', async () => {
  const { host, press, answer, shown } = await openList()
  answer.mockImplementationOnce(press => {
    host.reaction = react(host.reaction, press)
    throw new ApiError('network', 'lost')
  })
  await press('like')
  expect(shown()).toEqual(host.reaction)
})

test('without a login the press waits for one', async () => {
  const { scope, press, answer, shown, failure } = await openList()
  answer.mockRejectedValueOnce(new ApiError('status', 'no', 401))
  await press('like')
  expect([shown(), failure()]).toEqual([untouched, 'login'])
  expect(scope.getState($pendingAction)).toMatchObject({
    kind: 'review-react',
    params: { kind: 'product', itemId: '7', threadId: '31', presses: ['like'] },
  })
})

test('all presses of an expired login are sent after the next one, in order', async () => {
  const { scope, press, answer } = await openList()
  const late = Promise.withResolvers<Reaction>()
  answer.mockReturnValueOnce(late.promise)
  const presses = [press('like'), press('hate')]
  late.reject(new ApiError('status', 'no', 401))
  await Promise.all(presses)
  expect(scope.getState($pendingAction)?.params).toMatchObject({ presses: ['like', 'hate'] })
})

test.each<[string, Reaction, readonly Press[], readonly Press[]]>([
  ['a like goes on', untouched, ['like'], ['like']],
  ['like and hate go on in their order', untouched, ['like', 'hate'], ['like', 'hate']],
  ['"a press that changes nothing sends nothing"', { ...untouched, isLiked: true }, ['like'], []],
])('after the login %s', async (_, reaction, presses, sent) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { scope, host, answer } = await openList()
  host.reaction = reaction
  const place = { kind: 'product', itemId: '7', threadId: '31' } as const
  await allSettled(reactAction.needed, { scope, params: { ...place, presses } })
  vi.setSystemTime(Date.now() + 1000)
  await allSettled(appStarted, { scope, params: { ...scope.getState($siteProps), isLogged: true } })
  await allSettled(tokenChanged, { scope, params: 'token' })
  expect(answer.mock.calls.map(([press]) => press)).toEqual(sent)
  expect(scope.getState($pendingAction)).toBeNull()
})

/** Events in any order: the visitor presses, another votes, the host answers, fails, or its answer is lost. */
const step = fc.constantFrom('like', 'hate', 'others', 'answer', 'failure', 'lost')

test('the screen ends with the host’s state, whatever answers and failures come between presses', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async steps => {
      const { host, answer, press, shown } = await openList()
      const calls: { readonly press: Press; readonly settled: PromiseWithResolvers<Reaction> }[] = []
      answer.mockImplementation(press => {
        const settled = Promise.withResolvers<Reaction>()
        calls.push({ press, settled })
        return settled.promise
      })
      const fold = (press: Press) => {
        host.reaction = react(host.reaction, press)
      }
      const settle = async (how: string) => {
        const call = calls.shift()
        if (!call) return
        if (how !== 'failure') fold(call.press)
        if (how === 'answer') call.settled.resolve(host.reaction)
        else call.settled.reject(new ApiError(how === 'lost' ? 'network' : 'status', how))
        await new Promise(resolve => setTimeout(resolve))
      }
      const presses: Promise<unknown>[] = []
      for (const each of steps) {
        if (each === 'like' || each === 'hate') presses.push(press(each))
        else if (each === 'others') host.reaction = { ...host.reaction, count: host.reaction.count + 1 }
        else await settle(each)
        await new Promise(resolve => setTimeout(resolve))
      }
      while (calls.length > 0) await settle('answer')
      await Promise.all(presses)
      const { count: _, ...mine } = shown()
      expect(host.reaction).toMatchObject(mine)
    }),
    { numRuns: 60 },
  )
})

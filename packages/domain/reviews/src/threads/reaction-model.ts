import { ApiError, isLoginRefused, networkRestored, reviewCommands, reviewQueries } from '@jeoul/api'
import type { ReviewThread, ReviewVote } from '@jeoul/api/types'
import {
  type OptimisticReaction,
  type Reaction,
  withAnswer,
  withoutPresses,
  withPress,
} from '@jeoul/reaction'
import { createPendingAction } from '@jeoul/visitor/session'
import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { mayHaveArrived, type SendFailure, sendFailureOf, withoutLost } from '../writing/send-failure.ts'
import { threadChanged } from './change-thread.ts'
import {
  type ReactionCall,
  type ReactionPresses,
  reactionOf,
  readReactionPresses,
  voteOf,
} from './reaction-call.ts'
import { type ThreadPlace, threadKey } from './thread-place.ts'

/** Like or hate was pressed. `thread` has the votes of the review before the press. */
export const reactionPressed = createEvent<ReactionCall & { readonly thread: ReviewVote }>()

/** Sends the presses after the login that they require, in order. */
export const reactAction = createPendingAction<ReactionPresses>({
  kind: 'review-react',
  needs: '리뷰를 추천하려면',
  read: readReactionPresses,
})

const sendFx = createEffect(async ({ kind, itemId, threadId, press }: ReactionCall): Promise<Reaction> => {
  const { likeReviewFx, hateReviewFx } = reviewCommands[kind]
  const { success, result } = await (press === 'like' ? likeReviewFx : hateReviewFx)({ itemId, threadId })
  if (success !== true || !result)
    throw new ApiError(
      'refused',
      'the host answered the vote without its result: success is not true or the result is missing',
    )
  return reactionOf(result)
})
/** Requests the state of a review after a lost connection: the host may have counted the press. */
const askFx = createEffect(async ({ kind, itemId, threadId }: ThreadPlace): Promise<Reaction> => {
  const { result } = await reviewQueries[kind].getReviewFx({ itemId, threadId })
  return reactionOf(result.thread)
})

/** Reactions with unanswered presses, by thread. */
type Reactions = Readonly<Record<string, OptimisticReaction & { readonly isSending: boolean }>>

export const $reactions = createStore<Reactions>({}, { serialize: 'ignore' })
  .on(reactionPressed, (all, { press, thread, ...place }) => {
    const key = threadKey(place)
    const before = all[key] ?? { confirmed: reactionOf(thread), presses: [], isSending: false }
    const after = withPress(before, press)
    return after === before ? all : { ...all, [key]: { ...after, isSending: before.isSending } }
  })
  .on(sendFx, (all, place) => changed(all, place, reaction => ({ ...reaction, isSending: true })))
  .on(sendFx.done, (all, { params, result }) =>
    changed(all, params, reaction => ({ ...withAnswer(reaction, result), isSending: false })),
  )

/** A press failed, so the presses queued after it are discarded as well. */
const failed = sample({
  clock: sendFx.fail,
  source: $reactions,
  fn: (all, { params: { press, ...place }, error }) => ({
    place,
    error,
    presses: all[threadKey(place)]?.presses ?? [press],
  }),
})
$reactions.on(failed, (all, { place }) =>
  changed(all, place, reaction => ({ ...withoutPresses(reaction), isSending: false })),
)

// Sends one request per thread at a time, in the order of the presses.
const due = sample({
  clock: [reactionPressed, sendFx.done.map(({ params }) => params)],
  source: $reactions,
  fn(all, { kind, itemId, threadId }): ReactionCall | null {
    const reaction = all[threadKey({ kind, itemId, threadId })]
    const [press] = reaction?.presses ?? []
    return press && !reaction?.isSending ? { kind, itemId, threadId, press } : null
  },
})
sample({ clock: due.filterMap(call => call ?? undefined), target: sendFx })

sample({
  clock: sendFx.fail,
  filter: ({ error }) => mayHaveArrived(error),
  fn: ({ params }) => params,
  target: askFx,
})
sample({
  clock: [sendFx.done, askFx.done],
  fn: ({ params, result }) => ({
    place: params,
    change: (thread: ReviewThread) => ({ ...thread, ...voteOf(result) }),
  }),
  target: threadChanged,
})

/** Presses made before the login count only if they change the member's votes, which were unknown until then. */
const resumeFx = createEffect(async ({ presses, ...place }: ReactionPresses) => {
  const press = scopeBind(reactionPressed, { safe: true })
  const { result } = await reviewQueries[place.kind].getReviewFx({
    itemId: place.itemId,
    threadId: place.threadId,
  })
  for (const each of presses) press({ ...place, press: each, thread: result.thread })
})

/** By thread, the reason why the last press on a review was undone. */
export const $reactionFailures = createStore<Readonly<Record<string, SendFailure>>>(
  {},
  { serialize: 'ignore' },
)
  .on(sendFx.fail, (failures, { params, error }) => ({
    ...failures,
    [threadKey(params)]: sendFailureOf(error),
  }))
  .on(resumeFx.fail, (failures, { params, error }) => ({
    ...failures,
    [threadKey(params)]: sendFailureOf(error),
  }))
  .on(networkRestored, withoutLost)
  .on(reactionPressed, (failures, place) => {
    const { [threadKey(place)]: _, ...others } = failures
    return others
  })

sample({
  clock: failed.filter({ fn: ({ error }) => isLoginRefused(error) }),
  fn: ({ place, presses }) => ({ ...place, presses }),
  target: reactAction.needed,
})
sample({ clock: reactAction.resumed, target: resumeFx })

/** Changes a reaction, and drops it once the host has answered all presses, since the list then contains it. */
function changed(
  all: Reactions,
  place: ThreadPlace,
  change: (reaction: Reactions[string]) => Reactions[string],
): Reactions {
  const { [threadKey(place)]: reaction, ...others } = all
  if (!reaction) return all
  const after = change(reaction)
  return after.presses.length === 0 ? others : { ...others, [threadKey(place)]: after }
}

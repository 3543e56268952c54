import type { PlanQuestion, PurchasePlan } from '@jeoul/estimate/plan'
import { solve } from '@jeoul/estimate/plan'
import { createEffect, createEvent, createStore, sample } from 'effector'
import { askWorker } from './ask-worker.ts'

/** A question with its plan. */
export interface PlanAnswer {
  readonly question: PlanQuestion
  readonly plan: PurchasePlan
}

/** The state of the newest question. While it is being solved, `answer` keeps the previous one. */
export type PlanState =
  | { readonly status: 'idle'; readonly answer: null }
  | { readonly status: 'working'; readonly answer: PlanAnswer | null }
  | { readonly status: 'ready'; readonly answer: PlanAnswer }
  | { readonly status: 'failed'; readonly answer: null }

/** Asks for the cheapest way to buy these parts. A new question replaces the previous one. */
export const planRequested = createEvent<PlanQuestion>()
/** Asks the last question again. */
export const planRetried = createEvent()

/** Solves a question in a worker or, if there are none, synchronously. */
export const solveFx = createEffect((question: PlanQuestion): PurchasePlan | Promise<PurchasePlan> =>
  typeof Worker === 'undefined' ? solve(question) : askWorker(question),
)

const $question = createStore<PlanQuestion | null>(null, { serialize: 'ignore' }).on(
  planRequested,
  (_, question) => question,
)

export const $plan = createStore<PlanState>({ status: 'idle', answer: null }, { serialize: 'ignore' }).on(
  planRequested,
  ({ answer }) => ({ status: 'working', answer }),
)

sample({ clock: planRequested, target: solveFx })
sample({
  clock: planRetried,
  source: $question,
  filter: question => question !== null,
  fn: (question: PlanQuestion) => question,
  target: planRequested,
})
sample({
  clock: solveFx.done,
  source: $question,
  filter: (question, { params }) => question === params,
  fn: (_, { params, result }): PlanState => ({ status: 'ready', answer: { question: params, plan: result } }),
  target: $plan,
})
sample({
  clock: solveFx.fail,
  source: $question,
  filter: (question, { params }) => question === params,
  fn: (): PlanState => ({ status: 'failed', answer: null }),
  target: $plan,
})

import { createEffect, createEvent, createStore, sample } from 'effector'
import { askWorker } from './ask-worker.ts'
import type { PlanQuestion } from './plan-question.ts'
import type { PurchasePlan } from './purchase-plan.ts'
import { solve } from './solve.ts'

/** The plan of the newest question. While it is worked on, `plan` keeps the one before. */
export type PlanState =
  | { readonly status: 'idle'; readonly plan: null }
  | { readonly status: 'working'; readonly plan: PurchasePlan | null }
  | { readonly status: 'ready'; readonly plan: PurchasePlan }
  | { readonly status: 'failed'; readonly plan: null }

/** Asks how to buy these parts most cheaply. A new question replaces the one before. */
export const planAsked = createEvent<PlanQuestion>()

/** Solves a question: in a worker or, where there are none, at once. */
export const solveFx = createEffect((question: PlanQuestion): PurchasePlan | Promise<PurchasePlan> =>
  typeof Worker === 'undefined' ? solve(question) : askWorker(question),
)

const $question = createStore<PlanQuestion | null>(null, { serialize: 'ignore' }).on(
  planAsked,
  (_, question) => question,
)

export const $plan = createStore<PlanState>({ status: 'idle', plan: null }, { serialize: 'ignore' }).on(
  planAsked,
  ({ plan }) => ({ status: 'working', plan }),
)

sample({ clock: planAsked, target: solveFx })
sample({
  clock: solveFx.done,
  source: $question,
  filter: (question, { params }) => question === params,
  fn: (_, { result }): PlanState => ({ status: 'ready', plan: result }),
  target: $plan,
})
sample({
  clock: solveFx.fail,
  source: $question,
  filter: (question, { params }) => question === params,
  fn: (): PlanState => ({ status: 'failed', plan: null }),
  target: $plan,
})

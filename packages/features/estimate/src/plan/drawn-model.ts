import { createEvent, createStore } from 'effector'
import { drawPlan } from './draw-plan.ts'
import type { ChoiceKey } from './drawn-plan.ts'
import { $plan } from './model.ts'

/** Shows another way to buy the parts. */
export const choiceShown = createEvent<ChoiceKey>()

/** The last plan, formatted. */
export const $drawnPlan = $plan.map(({ answer }) => answer && drawPlan(answer.question, answer.plan))

/** The way to buy that the shopper selected, or null. */
export const $shownChoice = createStore<ChoiceKey | null>(null, { serialize: 'ignore' }).on(
  choiceShown,
  (_, choice) => choice,
)

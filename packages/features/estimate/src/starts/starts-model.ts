import type { Part, PartKind, PriceType } from '@jeoul/api/types'
import {
  $estimate,
  $kindParts,
  buildStart,
  estimateSums,
  kindsWanted,
  linesReplaced,
  partsSeen,
  plansOf,
  type StartPlan,
  type StartUse,
  startConditions,
  startKinds,
  unpricedKinds,
} from '@jeoul/estimate'
import { type PartsByKind, runWhenIdle, type Steps } from '@jeoul/estimate/compatibility'
import { combine, createEffect, createEvent, createStore, sample } from 'effector'

/** A ready-made start with its parts and their current total. */
export interface ReadyStart {
  readonly plan: StartPlan
  readonly parts: readonly Part[]
  /** Won, without delivery. */
  readonly total: number
  /** On what the parts fit, such as an update of the board's BIOS. */
  readonly conditions: readonly string[]
}

interface StartsQuestion {
  readonly use: StartUse
  /** The shopper's own budget in won, or null. */
  readonly own: number | null
  readonly parts: PartsByKind
  readonly type: PriceType
}

/** Opens the starts for a use; the same use again closes them. */
export const startUseChosen = createEvent<StartUse>()
/** The shopper stated a budget of their own, in won. */
export const startBudgetChosen = createEvent<number>()
/** Replaces the estimate by the parts of a start. */
export const startTaken = createEvent<ReadyStart>()
/** Requests parts that failed to load again. */
export const startsRetried = createEvent()

/** The use whose starts are shown; null if none is open. */
export const $startUse = createStore<StartUse | null>(null, { serialize: 'ignore' })
  .on(startUseChosen, (shown, use) => (shown === use ? null : use))
  .reset(startTaken)

/** The shopper's own budget in won; null if they stated none. It stays for another use. */
export const $startBudget = createStore<number | null>(null, { serialize: 'ignore' })
  .on(startBudgetChosen, (_, budget) => budget)
  .reset(startTaken)

sample({ clock: [startUseChosen, startsRetried], fn: () => startKinds, target: kindsWanted })

const $priceType = $estimate.map(({ type }) => type)
/** The input for building starts; null until a use is chosen and all parts are loaded. */
const $question = combine(
  $startUse,
  $startBudget,
  $kindParts,
  $priceType,
  (use, own, kindParts, type): StartsQuestion | null => {
    if (use === null || startKinds.some(kind => !kindParts[kind]?.data)) return null
    const parts = Object.fromEntries(startKinds.map(kind => [kind, kindParts[kind]?.data ?? []]))
    return { use, own, parts, type }
  },
)

const buildFx = createEffect((question: StartsQuestion) => runWhenIdle(buildStarts(question)))

function* buildStarts({ use, own, parts, type }: StartsQuestion): Steps<readonly ReadyStart[]> {
  const starts: ReadyStart[] = []
  for (const plan of plansOf(use, own)) {
    const built = yield* buildStart(plan, parts, type)
    if (!built) continue
    const sums = estimateSums(built.map(part => ({ part, quantity: 1 })))
    starts.push({ plan, parts: built, total: sums[type], conditions: startConditions(built) })
  }
  return starts
}

sample({ clock: $question.updates.filterMap(question => question ?? undefined), target: buildFx })

const $built = createStore<{
  readonly question: StartsQuestion
  readonly starts: readonly ReadyStart[]
} | null>(null, { serialize: 'ignore' }).on(buildFx.done, (_, { params, result }) => ({
  question: params,
  starts: result,
}))

/** The starts of the chosen use, built from the parts available today while the browser is idle. */
export const $starts = combine(
  { question: $question, built: $built, kindParts: $kindParts, shown: $startUse, budget: $startBudget },
  ({ question, built, kindParts, shown, budget }): StartsState => {
    if (startKinds.some(kind => kindParts[kind]?.status === 'failed')) return { status: 'failed' }
    if (question === null || built?.question !== question) {
      return { status: 'loading', plans: shown === null ? [] : plansOf(shown, budget) }
    }
    const { use, own, parts, type } = question
    const { starts } = built
    const isBeyond = own !== null && starts.every(({ plan }) => plan.budget !== own)
    return {
      status: 'ready',
      starts,
      beyond: isBeyond ? own : null,
      unpriced: unpricedKinds(use, parts, type),
    }
  },
)

type StartsState =
  /** The plans that starts are being built for. */
  | { readonly status: 'loading'; readonly plans: readonly StartPlan[] }
  | { readonly status: 'failed' }
  | {
      readonly status: 'ready'
      readonly starts: readonly ReadyStart[]
      /** The shopper's own budget if no start could be built within it; null otherwise. */
      readonly beyond: number | null
      readonly unpriced: readonly PartKind[]
    }

sample({ clock: startTaken, fn: ({ parts }) => parts, target: partsSeen })
sample({
  clock: startTaken,
  fn: ({ parts }) => parts.map(({ part_id }) => ({ partId: part_id, quantity: 1 })),
  target: linesReplaced,
})

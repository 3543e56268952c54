import type { Part, PartKind, PriceType } from '@jeoul/api/types'
import {
  $estimate,
  $kindParts,
  buildStart,
  estimateSums,
  kindsWanted,
  linesReplaced,
  partsSeen,
  type StartPlan,
  type StartUse,
  startKinds,
  startPlans,
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
}

interface StartsQuestion {
  readonly use: StartUse
  readonly parts: PartsByKind
  readonly type: PriceType
}

/** Opens the starts for a use; the same use again closes them. */
export const startUseChosen = createEvent<StartUse>()
/** Replaces the estimate by the parts of a start. */
export const startTaken = createEvent<ReadyStart>()
/** Requests parts that failed to load again. */
export const startsRetried = createEvent()

/** The use whose starts are shown; null if none is open. */
export const $startUse = createStore<StartUse | null>(null, { serialize: 'ignore' })
  .on(startUseChosen, (shown, use) => (shown === use ? null : use))
  .reset(startTaken)

sample({ clock: [startUseChosen, startsRetried], fn: () => startKinds, target: kindsWanted })

const $priceType = $estimate.map(({ type }) => type)
/** The input for building starts; null until a use is chosen and all parts are loaded. */
const $question = combine(
  $startUse,
  $kindParts,
  $priceType,
  (use, kindParts, type): StartsQuestion | null => {
    if (use === null || startKinds.some(kind => !kindParts[kind]?.data)) return null
    const parts = Object.fromEntries(startKinds.map(kind => [kind, kindParts[kind]?.data ?? []]))
    return { use, parts, type }
  },
)

const buildFx = createEffect((question: StartsQuestion) => runWhenIdle(buildStarts(question)))

function* buildStarts({ use, parts, type }: StartsQuestion): Steps<readonly ReadyStart[]> {
  const starts: ReadyStart[] = []
  for (const plan of plansOf(use)) {
    const built = yield* buildStart(plan, parts, type)
    if (!built) continue
    const sums = estimateSums(built.map(part => ({ part, quantity: 1 })))
    starts.push({ plan, parts: built, total: sums[type] })
  }
  return starts
}

function plansOf(use: StartUse | null): readonly StartPlan[] {
  return startPlans.filter(plan => plan.use === use)
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
  { question: $question, built: $built, kindParts: $kindParts, shown: $startUse },
  ({ question, built, kindParts, shown }): StartsState => {
    if (startKinds.some(kind => kindParts[kind]?.status === 'failed')) return { status: 'failed' }
    if (question === null || built?.question !== question) return { status: 'loading', plans: plansOf(shown) }
    const { use, parts, type } = question
    return { status: 'ready', starts: built.starts, unpriced: unpricedKinds(use, parts, type) }
  },
)

type StartsState =
  /** The plans that starts are being built for. */
  | { readonly status: 'loading'; readonly plans: readonly StartPlan[] }
  | { readonly status: 'failed' }
  | {
      readonly status: 'ready'
      readonly starts: readonly ReadyStart[]
      readonly unpriced: readonly PartKind[]
    }

sample({ clock: startTaken, fn: ({ parts }) => parts, target: partsSeen })
sample({
  clock: startTaken,
  fn: ({ parts }) => parts.map(({ part_id }) => ({ partId: part_id, quantity: 1 })),
  target: linesReplaced,
})

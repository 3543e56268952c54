import type { Part, PartKind } from '@jeoul/api/types'
import { combine, createEvent, createStore, sample } from 'effector'
import { estimateSums } from '../estimate-sums.ts'
import { $kindParts, kindsWanted } from '../kind-parts-model.ts'
import { $estimate, linesReplaced } from '../model.ts'
import { partsSeen } from '../parts-model.ts'
import { buildStart, startKinds } from './build-start.ts'
import { type StartPlan, type StartUse, startPlans } from './start-plan.ts'
import { unpricedKinds } from './unpriced-kinds.ts'

/** A ready-made start with its parts and their current total. */
export interface ReadyStart {
  readonly plan: StartPlan
  readonly parts: readonly Part[]
  /** Won, without delivery. */
  readonly total: number
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

/** The starts of the chosen use, built from the parts available today. */
export const $starts = combine(
  { use: $startUse, kindParts: $kindParts, estimate: $estimate },
  ({ use, kindParts, estimate: { type } }): StartsState => {
    const states = startKinds.map(kind => kindParts[kind])
    if (states.some(state => state?.status === 'failed')) return { status: 'failed' }
    if (use === null || states.some(state => !state?.data)) return { status: 'loading' }
    const parts = Object.fromEntries(startKinds.map(kind => [kind, kindParts[kind]?.data ?? []]))
    const starts = startPlans
      .filter(plan => plan.use === use)
      .flatMap((plan): readonly ReadyStart[] => {
        const built = buildStart(plan, parts, type)
        if (!built) return []
        const sums = estimateSums(built.map(part => ({ part, quantity: 1 })))
        return [{ plan, parts: built, total: sums[type] }]
      })
    return { status: 'ready', starts, unpriced: unpricedKinds(use, parts, type) }
  },
)

export type StartsState =
  | { readonly status: 'loading' }
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

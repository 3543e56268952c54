import type { PartKind, PriceType } from '@jeoul/api/types'
import type { PartsByKind } from '../compatibility/index.ts'
import { partPrice } from '../parts/part.ts'
import { partKinds } from '../parts/part-kinds.ts'

/** The uses of a PC. */
export const startUses = ['office', 'game', 'work'] as const
export type StartUse = (typeof startUses)[number]

/** A ready-made start: its use, its budget, and each kind's share of it. */
export interface StartPlan {
  readonly use: StartUse
  /** In won, for all parts together, without delivery. */
  readonly budget: number
  /** Shares of the budget by kind; a kind without one is left out. Their sum is at most 1. */
  readonly shares: Readonly<Partial<Record<PartKind, number>>>
  /** Minimum memory and storage, in GB. */
  readonly memory: number
  readonly storage: number
}

const office = { cpu: 0.32, motherboard: 0.18, memory: 0.16, ssd: 0.14, case: 0.09, power: 0.11 }
const game = {
  gpu: 0.36,
  cpu: 0.21,
  motherboard: 0.12,
  memory: 0.09,
  ssd: 0.07,
  case: 0.06,
  power: 0.06,
  cooler: 0.03,
}
const work = {
  gpu: 0.22,
  cpu: 0.27,
  motherboard: 0.14,
  memory: 0.13,
  ssd: 0.1,
  case: 0.05,
  power: 0.06,
  cooler: 0.03,
}

function plan(
  use: StartUse,
  budget: number,
  shares: StartPlan['shares'],
  memory: number,
  storage: number,
): StartPlan {
  return { use, budget, shares, memory, storage }
}

/** The starts on offer, by use and budget (assumed). */
const startPlans: readonly StartPlan[] = [
  plan('office', 700_000, office, 8, 240),
  plan('office', 1_000_000, office, 16, 480),
  plan('game', 1_200_000, game, 16, 480),
  plan('game', 1_800_000, game, 16, 900),
  plan('game', 3_000_000, game, 32, 900),
  plan('work', 2_000_000, work, 32, 900),
  plan('work', 3_500_000, work, 64, 1_800),
]

/**
 * The starts of a use, the shopper's own budget first. Its shares and least sizes are those of the dearest plan that costs
 * no more, or of the cheapest one (assumed).
 *
 * @param own in won; null for the usual budgets only
 */
export function plansOf(use: StartUse, own: number | null = null): readonly StartPlan[] {
  const usual = startPlans.filter(plan => plan.use === use)
  const model = usual.findLast(({ budget }) => own !== null && budget <= own) ?? usual[0]
  if (own === null || model === undefined) return usual
  return [{ ...model, budget: own }, ...usual.filter(({ budget }) => budget !== own)]
}

/**
 * The required kinds of a use's starts in which no part has a price, so that the budget is not the reason why no start can
 * be built (assumed). In the order of the sheet.
 */
export function unpricedKinds(use: StartUse, parts: PartsByKind, type: PriceType): readonly PartKind[] {
  const plans = plansOf(use)
  return partKinds.flatMap(({ kind }) => {
    const isNeeded = plans.some(({ shares }) => shares[kind] !== undefined)
    const isPriced = (parts[kind] ?? []).some(part => partPrice(part, type) !== null)
    return isNeeded && !isPriced ? [kind] : []
  })
}

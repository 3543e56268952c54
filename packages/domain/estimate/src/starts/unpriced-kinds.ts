import type { PartKind, PriceType } from '@jeoul/api/types'
import type { PartsByKind } from '../compatibility/index.ts'
import { partKinds } from '../parts/part-kinds.ts'
import { partPrice } from '../parts/part-price.ts'
import { type StartUse, startPlans } from './start-plan.ts'

/**
 * The required kinds of a use's starts in which no part has a price, so that the budget is not the reason why no start can
 * be built (assumed). In the order of the sheet.
 */
export function unpricedKinds(use: StartUse, parts: PartsByKind, type: PriceType): readonly PartKind[] {
  const plans = startPlans.filter(plan => plan.use === use)
  return partKinds.flatMap(({ kind }) => {
    const isNeeded = plans.some(({ shares }) => shares[kind] !== undefined)
    const isPriced = (parts[kind] ?? []).some(part => partPrice(part, type) !== null)
    return isNeeded && !isPriced ? [kind] : []
  })
}

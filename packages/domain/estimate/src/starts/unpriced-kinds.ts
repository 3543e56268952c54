import type { PartKind, PriceType } from '@jeoul/api/types'
import type { PartsByKind } from '@jeoul/compatibility'
import { partKinds } from '../part-kinds.ts'
import { partPrice } from '../part-price.ts'
import { type StartUse, startPlans } from './start-plan.ts'

/**
 * The kinds without which no start of a use can be made, and of which no part has a price: it is not the budget that keeps
 * a shopper from them (assumed). In the order of the sheet.
 */
export function unpricedKinds(use: StartUse, parts: PartsByKind, type: PriceType): readonly PartKind[] {
  const plans = startPlans.filter(plan => plan.use === use)
  return partKinds.flatMap(({ kind }) => {
    const isNeeded = plans.some(({ shares }) => shares[kind] !== undefined)
    const isPriced = (parts[kind] ?? []).some(part => partPrice(part, type) !== null)
    return isNeeded && !isPriced ? [kind] : []
  })
}

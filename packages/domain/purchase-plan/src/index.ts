export { $plan, type PlanState, planAsked } from './model.ts'
export type { PlanQuestion, WantedPart } from './plan-question.ts'
export type {
  OrderCosts,
  Plan,
  PlannedMall,
  PlannedOrder,
  PlannedPart,
  PurchasePlan,
} from './purchase-plan.ts'
export { solve } from './solve.ts'

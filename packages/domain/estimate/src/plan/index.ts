export type {
  Plan,
  PlannedOrder,
  PlannedPart,
  PlanQuestion,
  PurchasePlan,
  WantedPart,
} from './purchase-plan.ts'
export { solve } from './solve.ts'

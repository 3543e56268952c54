export type { PlanQuestion, WantedPart } from './plan-question.ts'
export type { Plan, PlannedOrder, PlannedPart, PurchasePlan } from './purchase-plan.ts'
export { solve } from './solve.ts'

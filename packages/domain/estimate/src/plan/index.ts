export type { ChoiceKey, DrawnChoice, DrawnOrder, DrawnPart, DrawnPlan } from './draw/drawn-plan.ts'
export { $drawnPlan, $shownChoice, choiceShown } from './drawn-model.ts'
export { $plan, type PlanAnswer, type PlanState, planRequested, planRetried, solveFx } from './model.ts'
export type { PlanQuestion, WantedPart } from './plan-question.ts'
export type {
  OrderCosts,
  Plan,
  PlannedMall,
  PlannedOrder,
  PlannedPart,
  PurchasePlan,
} from './purchase-plan.ts'
export { $planOutcome, partsWanted, type WantedProduct } from './wanted-model.ts'

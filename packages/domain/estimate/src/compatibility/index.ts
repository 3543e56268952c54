export { buildOf, missingKinds, type Piece } from './build.ts'
export {
  type CandidateCheck,
  checkBuild,
  checkCandidateSteps,
  checkCandidates,
  isMissingPart,
} from './check-build.ts'
export { figureFacetsOf } from './figure-facets.ts'
export type { Fix, Market, PartsByKind } from './fixes/fix.ts'
export { type FixSearch, searchFix } from './fixes/search-fix.ts'
export {
  type Finding,
  type Outcome,
  outcomes,
  outcomeWords,
  ruleNames,
  type Source,
  worstOf,
} from './rule.ts'
export { powerOf } from './rules/power.ts'
export { isChecked } from './rules/rules.ts'
export { allSteps, runWhenIdle, type Steps } from './steps.ts'

export { credentialProblem } from './credential-problem.ts'
export { shellVariable } from './exchanges/additions.ts'
export { HostError, RunError } from './exchanges/hold.ts'
export { type FoundViolation, isJudged, type RunReport, type Uncalled } from './report.ts'
export { readsOnly } from './requests/requests-of.ts'
export { runContract } from './run-contract.ts'
export {
  defaultRuns,
  defaultSlow,
  defaultTimeout,
  type RunOptions,
  type RunProgress,
  sitesOrigin,
} from './run-options.ts'

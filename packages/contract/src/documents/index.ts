export { bundleDocument } from './bundle-document.ts'
export { type Contract, readContract } from './contract.ts'
export { type ContractProblem, describeProblem } from './contract-problem.ts'
export {
  type Coverage,
  type CoverageCounter,
  type CoverageSummary,
  callCount,
  createCoverageCounter,
  mergeCoverage,
  type OperationCoverage,
  readCoverage,
  summarizeCoverage,
} from './coverage.ts'
export { describeCoverage } from './describe-coverage.ts'
export { type Documents, type Host, hosts, type Parameter, type Schema } from './documents.ts'
export type { FoundOperation } from './find-operation.ts'
export { fieldsOf, formOf, smallestGif } from './form-fields.ts'
export { isJson, isOneOfTypes } from './media-type.ts'
export { nodeAt } from './node-at.ts'
export type { Operation } from './operations.ts'
export { isRepeated, schemaOf, takesTheRest } from './parameter-value.ts'

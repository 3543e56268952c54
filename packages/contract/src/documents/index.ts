export { bundleDocument } from './bundle-document.ts'
export { type Contract, readContract } from './contract.ts'
export {
  type Coverage,
  type CoverageCounter,
  type CoverageSummary,
  callCount,
  createCoverageCounter,
  describeCoverage,
  mergeCoverage,
  type OperationCoverage,
  readCoverage,
  summarizeCoverage,
} from './coverage.ts'
export { type ContractProblem, describeProblem } from './create-validator.ts'
export { type Documents, type Host, hosts, type Parameter, type Schema } from './documents.ts'
export type { FoundOperation } from './find-operation.ts'
export { fieldsOf, formOf, smallestGif } from './form-fields.ts'
export { nodeAt } from './node-at.ts'
export type { Operation } from './operations.ts'
export { isJson, isOneOfTypes, isRepeated, schemaOf, takesTheRest } from './operations.ts'

export { bundleDocument, bundleForeignDocument } from './bundle-document.ts'
export { type Contract, readContract } from './contract.ts'
export {
  type CallCounts,
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
export { createVariants } from './discriminator.ts'
export {
  type Documents,
  type Host,
  hosts,
  type MediaType,
  type Parameter,
  type Schema,
  type SecurityScheme,
} from './documents.ts'
export type { FoundOperation } from './find-operation.ts'
export { fieldsOf, formOf, smallestGif } from './form-fields.ts'
export { bodyKindOf, hasNoBody, isJson, isOneOfTypes, mediaTypeFor } from './media-types.ts'
export { nodeAt } from './node-at.ts'
export type { Operation } from './operations.ts'
export {
  isListParameter,
  isObjectParameter,
  schemaOf,
  takesTheRest,
  writePath,
  writeQuery,
} from './parameter-style.ts'
export { patternOf } from './pattern-of.ts'
export { queryNamesOf } from './query-names.ts'

export { $leftOut, $notParts, leftOutRead } from './adding-model.ts'
export { addressSettled } from './address-model.ts'
export { type CandidateFacet, candidateFacets } from './candidates/candidate-facets.ts'
export { type CandidateFix, candidateFix, type Trial } from './candidates/candidate-fix.ts'
export {
  anyCandidate,
  type CandidateOrder,
  type CandidateQuery,
  type FigureChoice,
  withFigure,
} from './candidates/candidate-query.ts'
export { type FiguredPart, haveFacets, readAllValues, withFigures } from './candidates/figured-part.ts'
export { findCandidates, makersOf } from './candidates/find-candidates.ts'
export { changeWords, type EstimateChange } from './change-words.ts'
export {
  $configurationChange,
  $isStartFailed,
  $isStarting,
  configurationWanted,
} from './configuration-model.ts'
export type { EstimateLine } from './estimate-line.ts'
export {
  type EstimateQuery,
  emptyEstimate,
  type Months,
  monthsOffered,
  readEstimateQuery,
  writeEstimateQuery,
} from './estimate-query.ts'
export { type EstimateSums, totalOf } from './estimate-sums.ts'
export { $findings, $pieces, $power, $toChoose } from './findings-model.ts'
export { $fixes, findingsShown, fixesRetried } from './fixes-model.ts'
export { type GoodsCondition, goodsCondition } from './goods-condition.ts'
export { $kindParts, kindsWanted } from './kind-parts-model.ts'
export type { LeftOutPart } from './left-out.ts'
export { $market } from './market-model.ts'
export {
  $addressFaults,
  $canRedo,
  $canUndo,
  $estimate,
  $secondService,
  changeRedone,
  changeUndone,
  eachChanged,
  estimateOpened,
  linesReplaced,
  monthsChosen,
  partChosen,
  partsRemoved,
  pieceAdded,
  priceTypeChosen,
  quantityChanged,
  queryChosen,
  serviceKept,
  serviceReplaced,
} from './model.ts'
export { kindFacts, kindLabel, partKinds } from './part-kinds.ts'
export { partHeadline, partPrice } from './part-price.ts'
export { $parts, foundParts, partsSeen } from './parts-model.ts'
export { pieceOf } from './piece-of.ts'
export { priceBasis } from './price-basis.ts'
export { choiceOf, type PartChoice } from './put-part.ts'
export { runWhenIdle } from './run-when-idle.ts'
export { freeName, maxEstimateNameLength, type SavedEstimate } from './saved-estimate.ts'
export { $mergeable, savedMerged } from './saved-merge.ts'
export {
  $savedOutcome,
  estimateDeleted,
  estimateRenamed,
  estimateReplaced,
  estimateSaved,
  type SavedOutcome,
  savedRestored,
} from './saved-model.ts'
export {
  $saved,
  memberEstimates,
  savedOpened,
  savingRetried,
} from './saved-store.ts'
export { isUnknown, type SheetGroup, type SheetLine, type SheetRow } from './sheet.ts'
export {
  $change,
  $hasManyServices,
  $linesByKind,
  $missing,
  $sheet,
  $sheetLines,
  $sums,
  changeRead,
} from './sheet-model.ts'
export { type ComparedRow, rowDifference } from './side-by-side/compared-rows.ts'
export { $savedPair } from './side-by-side/saved-pair.ts'
export {
  $isSecondRefused,
  $secondEstimate,
  $secondTotal,
  $sideBySide,
  secondEstimateChanged,
  secondEstimateChosen,
  secondEstimateClosed,
  secondPartsRetried,
} from './side-by-side/second-estimate-model.ts'
export { withSecondEstimate } from './side-by-side/second-estimate-query.ts'
export { type StartPlan, type StartUse, startUseLabels, startUses } from './starts/start-plan.ts'
export {
  $starts,
  $startUse,
  type ReadyStart,
  startsRetried,
  startTaken,
  startUseChosen,
} from './starts/starts-model.ts'
export type { Suggestion } from './suggestions/cheaper-alike.ts'
export { likenessWords } from './suggestions/figures-alike.ts'
export { $suggestions, suggestionsRequested } from './suggestions/suggestions-model.ts'
export { $total, type EstimateTotal } from './total-model.ts'

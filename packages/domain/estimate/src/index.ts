export { goodsCondition } from './parts/goods-condition.ts'
export { $kindParts, kindsWanted } from './parts/kind-parts-model.ts'
export { kindFacts, kindLabel, partKinds } from './parts/part-kinds.ts'
export { partHeadline, partPrice } from './parts/part-price.ts'
export { $parts, foundParts, partsSeen } from './parts/parts-model.ts'
export { priceBasis } from './parts/price-basis.ts'
export { readParts } from './parts/read-part.ts'
export { candidateFacets } from './picker/candidate-facets.ts'
export { type CandidateFix, candidateFix, type Trial } from './picker/candidate-fix.ts'
export {
  anyCandidate,
  type CandidateOrder,
  type CandidateQuery,
  type FigureChoice,
  withFigure,
} from './picker/candidate-query.ts'
export { type FiguredPart, haveFacets, readAllValues, withFigures } from './picker/figured-part.ts'
export { findCandidates, makersOf } from './picker/find-candidates.ts'
export { freeName, maxEstimateNameLength, type SavedEstimate } from './saved/saved-estimate.ts'
export { $mergeable, savedMerged } from './saved/saved-merge.ts'
export {
  $savedOutcome,
  estimateDeleted,
  estimateRenamed,
  estimateReplaced,
  estimateSaved,
  type SavedOutcome,
  savedRestored,
} from './saved/saved-model.ts'
export { $saved, memberEstimates, savedOpened, savingRetried } from './saved/saved-store.ts'
export { $leftOut, $notParts, leftOutRead } from './sheet/adding-model.ts'
export { addressSettled } from './sheet/address-model.ts'
export { changeWords, type EstimateChange } from './sheet/change-words.ts'
export type { EstimateLine } from './sheet/estimate-line.ts'
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
  linesChanged,
  linesReplaced,
  monthsChosen,
  otherOpened,
  partChosen,
  partsRemoved,
  pieceAdded,
  priceTypeChosen,
  quantityChanged,
  queryChosen,
  serviceKept,
  serviceReplaced,
} from './sheet/estimate-model.ts'
export { emptyEstimate, type Months, monthsOffered, writeEstimateQuery } from './sheet/estimate-query.ts'
export { type EstimateSums, estimateSums, totalOf } from './sheet/estimate-sums.ts'
export { $findings, $pieces, $power, $toChoose } from './sheet/findings-model.ts'
export type { LeftOutPart } from './sheet/left-out.ts'
export { $market } from './sheet/market-model.ts'
export { pieceOf } from './sheet/piece-of.ts'
export { choiceOf, type PartChoice } from './sheet/put-part.ts'
export { isUnknown, knownLines, type SheetGroup, type SheetLine, type SheetRow } from './sheet/sheet.ts'
export {
  $change,
  $hasManyServices,
  $linesByKind,
  $missing,
  $sheet,
  $sheetLines,
  $sums,
  changeRead,
} from './sheet/sheet-model.ts'
export { $total } from './sheet/total-model.ts'
export { readBuild } from './sheet/unfinished.ts'
export { comparedRows, rowDifference } from './side-by-side/compared-rows.ts'
export { $savedPair, savedPair } from './side-by-side/saved-pair.ts'
export {
  isSecondUnread,
  readPasted,
  readSecondEstimate,
  withSecondEstimate,
} from './side-by-side/second-estimate-query.ts'
export { buildStartSteps, startKinds } from './starts/build-start.ts'
export { changeFrom } from './starts/change-from.ts'
export { type Configuration, linesOfConfiguration, readConfiguration } from './starts/configuration.ts'
export { type StartPlan, type StartUse, startPlans, startUseLabels, startUses } from './starts/start-plan.ts'
export { unpricedKinds } from './starts/unpriced-kinds.ts'
export { cheaperAlike, type Suggestion } from './suggestions/cheaper-alike.ts'
export { likenessWords } from './suggestions/figures-alike.ts'

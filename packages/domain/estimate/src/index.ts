export {
  goodsCondition,
  installmentBasis,
  partHeadline,
  partPrice,
  priceBasis,
  readParts,
  totalBasis,
} from './parts/part.ts'
export { kindFacts, kindLabel, partKinds } from './parts/part-kinds.ts'
export { $kindParts, $parts, foundParts, kindsWanted, partsSeen } from './parts/parts-model.ts'
export { type CandidateFix, candidateFix, type Trial } from './picker/candidate-fix.ts'
export {
  anyCandidate,
  type CandidateOrder,
  type CandidateQuery,
  candidateFacets,
  type FigureChoice,
  type FiguredPart,
  findCandidates,
  haveFacets,
  makersOf,
  readAllValues,
  withFigure,
  withFigures,
} from './picker/candidates.ts'
export { freeName, maxEstimateNameLength, type SavedEstimate } from './saved/saved-estimate.ts'
export {
  $mergeable,
  $savedOutcome,
  estimateDeleted,
  estimateRenamed,
  estimateReplaced,
  estimateSaved,
  type SavedOutcome,
  savedMerged,
  savedRestored,
} from './saved/saved-model.ts'
export { $saved, memberEstimates, savedOpened, savingRetried } from './saved/saved-store.ts'
export type { LeftOutPart } from './sheet/adding.ts'
export { $leftOut, $notParts, addressSettled, leftOutRead } from './sheet/adding-model.ts'
export type { ChangedPart, EstimateChange } from './sheet/change-of.ts'
export { choiceOf, type PartChoice } from './sheet/edit-estimate.ts'
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
export {
  type EstimateLine,
  emptyEstimate,
  type Months,
  monthsOffered,
  writeEstimateQuery,
} from './sheet/estimate-query.ts'
export { $findings, $pieces, $power, $toChoose, readBuild } from './sheet/findings-model.ts'
export { $market } from './sheet/market-model.ts'
export {
  type EstimateSums,
  estimateSums,
  isUnknown,
  knownLines,
  pieceOf,
  type SheetGroup,
  type SheetLine,
  type SheetRow,
  totalOf,
} from './sheet/sheet.ts'
export {
  $change,
  $hasManyServices,
  $linesByKind,
  $missing,
  $sheet,
  $sheetLines,
  $sums,
  $total,
  changeRead,
} from './sheet/sheet-model.ts'
export { comparedRows, rowDifference } from './side-by-side/compared-rows.ts'
export {
  $savedPair,
  isSecondUnread,
  readPasted,
  readSecondEstimate,
  savedPair,
  withSecondEstimate,
} from './side-by-side/second-estimate.ts'
export { buildStart, startKinds } from './starts/build-start.ts'
export {
  type Configuration,
  changeFrom,
  linesOfConfiguration,
  readConfiguration,
} from './starts/configuration.ts'
export { startConditions } from './starts/start-conditions.ts'
export { plansOf, type StartPlan, type StartUse, startUses, unpricedKinds } from './starts/start-plan.ts'
export { startWords } from './starts/start-words.ts'
export { cheaperAlike, likenessWords, type Suggestion } from './suggestions/cheaper-alike.ts'

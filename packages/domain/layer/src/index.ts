export { maxWords, type ReportDraft, type ReportStep } from './report.ts'
export {
  $report,
  $reportDraft,
  notifyReasons,
  reasonChosen,
  reportOpened,
  reportSent,
  wordsTyped,
} from './report-model.ts'
export { $shareOutcome, addressCopied, addressShared, type Shared, shareOpened } from './share-model.ts'
export { type StockWords, stockWords } from './stock-words.ts'

export { uploadTypes } from './admit-files.ts'
export {
  $draft,
  $pendingFiles,
  $refusedFiles,
  $subject,
  fieldsChanged,
  fileMoved,
  fileRemoved,
  filesOffered,
  mediumToggled,
} from './draft-model.ts'
export { $areFilesStored, draftDiscarded } from './draft-storage-model.ts'
export {
  $hasOpeningFailed,
  $writingPlace,
  nothingResumed,
  openingRetried,
  writingRequested,
  writingResumed,
} from './opening-model.ts'
export { $ownPlace, $ownReview, $ownStep, ownWanted } from './own-review-model.ts'
export { writeAction, writingContinued, writingLeft } from './resuming-model.ts'
export { isTouched, maxMedia, type ReviewDraft, type ReviewSubject, roomIn } from './review-draft.ts'
export { lengthOf, maxMessage } from './review-fields.ts'
export type { SendFailure } from './send-failure.ts'
export {
  $fileProgress,
  $whyNotSent,
  $writingStep,
  reviewArrived,
  reviewSent,
  sendingCancelled,
} from './sending-model.ts'

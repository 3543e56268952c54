export { type CommentTarget, commentKey } from './comment-draft.ts'
export {
  $commentForms,
  type CommentForm,
  commentClosed,
  commentOpened,
  commentSent,
  commentTyped,
} from './comment-model.ts'
export { maxComment, whyNoComment } from './comments.ts'
export {
  $deleting,
  $deletion,
  $deletionFailures,
  $heldDeletion,
  deletionConfirmed,
  deletionDeclined,
  deletionDue,
  deletionOpened,
  deletionUndone,
} from './deletion-model.ts'
export { reactionOf } from './reaction-call.ts'
export { $reactionFailures, $reactions, reactAction, reactionPressed } from './reaction-model.ts'
export { reviewReport } from './report-model.ts'
export { type ThreadPlace, threadKey } from './thread-place.ts'

export type { ReviewQuestion, ReviewsModel } from './create-reviews.ts'
export { galleriesOf, galleryShown } from './galleries.ts'
export { gradeRows } from './grade-rows.ts'
export { $hasChosen, $openReviews, marketReviews, productReviews, reviewsOf, reviewsOpened } from './model.ts'
export type { ReadInfo } from './read-info.ts'
export type { ReadReview } from './read-review.ts'
export {
  chooseReviews,
  firstReviews,
  ownAddress,
  productAddress,
  type ReviewAddress,
  type ReviewChoice,
  reviewSorts,
} from './review-address.ts'
export { galleryCapOf, reviewKinds, reviewRules } from './review-kinds.ts'
export { pictureOf, type ReviewMedium } from './review-media.ts'
export { foldText, splitText, type TextPart } from './review-text.ts'
export { reviewsStructuredData } from './reviews-structured-data.ts'
export type { Viewer } from './viewer.ts'
export {
  $reviewLayer,
  galleryTypeChosen,
  galleryWanted,
  mediumChosen,
  type ReviewLayer,
  reviewLayerOpened,
  viewerMoved,
  viewerStepped,
} from './viewer-model.ts'
export { writerWords } from './writer-words.ts'

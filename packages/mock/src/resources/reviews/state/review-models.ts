import { manyOf, nullable, oneOf, primaryKey } from '@mswjs/data'
import { fieldsModel } from './review-fields.ts'
import type { Press, ReviewKind } from './review-row.ts'

const kind = (): ReviewKind => 'product'

export const reviewModels = {
  /** A file of a review, under the last part of its path. */
  upload: { id: primaryKey(String), name: String, mimeType: String, base64: String },
  review: {
    id: primaryKey(Number),
    kind,
    itemId: Number,
    ...fieldsModel,
    /** In milliseconds since 1970-01-01. */
    created: Number,
    member: oneOf('member'),
    files: manyOf('upload'),
  },
  /** Members' activity on a review, which may be a seeded one. */
  thread: {
    id: primaryKey(String),
    kind,
    itemId: Number,
    reviewId: Number,
    /** The sum of likes minus hates by members. */
    moved: Number,
  },
  comment: {
    id: primaryKey(Number),
    managerId: Number,
    message: String,
    created: Number,
    member: oneOf('member'),
    thread: oneOf('thread'),
  },
  vote: {
    id: primaryKey(String),
    press: (): Press => 'like',
    member: oneOf('member'),
    thread: oneOf('thread'),
  },
  /** Kept even if the review is removed. */
  reviewReport: {
    id: primaryKey(String),
    kind,
    itemId: Number,
    reviewId: Number,
    commentId: nullable<number>(() => null),
    reason: Number,
    text: String,
    member: oneOf('member'),
  },
}

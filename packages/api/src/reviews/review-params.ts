import type { operations } from '../generated/second.ts'
import type { ItemParams } from '../item.ts'
import type { CommentDraft, ReviewFields } from '../types.ts'

/** Parameters of the calls on reviews of both kinds. A review is identified by its thread. */
export interface ReviewParams extends ItemParams {
  readonly threadId: string
}

export interface ReviewListParams extends ItemParams {
  readonly query: NonNullable<operations['getReviews']['parameters']['query']>
}

export interface GalleryParams extends ItemParams {
  /** From 1. */
  readonly page: number
}

export interface ReviewDraftParams extends ItemParams {
  readonly fields: ReviewFields
  /** Images and videos to add. */
  readonly images: readonly Blob[]
}

export interface ReviewChangeParams extends ReviewParams, ReviewDraftParams {
  /** Indices into the review's images, from 0. */
  readonly deletedImages: readonly number[]
}

export interface CommentDraftParams extends ReviewParams {
  readonly comment: CommentDraft
}

export interface CommentParams extends ReviewParams {
  readonly commentId: string
}

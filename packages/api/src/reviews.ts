import { createCommand } from './create-command.ts'
import { createQuery } from './create-query.ts'
import type { ItemParams } from './item.ts'
import type { ReportDraft } from './report.ts'
import type {
  CommentDraftParams,
  CommentParams,
  GalleryParams,
  ReviewChangeParams,
  ReviewDraftParams,
  ReviewListParams,
  ReviewParams,
} from './review-params.ts'
import { toFormData } from './to-form-data.ts'

export const getReviewsFx = createQuery(
  ({ itemId, query }: ReviewListParams, { secondClient, secondUrl, init }) =>
    secondClient.GET('/desktop/v1/shopping/items/{id}/reviews', {
      ...init,
      baseUrl: secondUrl,
      params: { path: { id: itemId }, query },
    }),
)

export const getReviewInfoFx = createQuery(({ itemId }: ItemParams, { secondClient, secondUrl, init }) =>
  secondClient.GET('/desktop/v1/shopping/items/{id}/reviews/info', {
    ...init,
    baseUrl: secondUrl,
    params: { path: { id: itemId } },
  }),
)

export const getReviewFx = createQuery(
  ({ itemId, threadId }: ReviewParams, { secondClient, secondUrl, init }) =>
    secondClient.GET('/desktop/v1/shopping/items/{id}/reviews/{review}', {
      ...init,
      baseUrl: secondUrl,
      params: { path: { id: itemId, review: threadId } },
    }),
)

export const createReviewFx = createCommand(
  ({ itemId, marks, message, images }: ReviewDraftParams, { secondClient, secondUrl, init }) =>
    secondClient.POST('/desktop/v1/shopping/items/{id}/reviews', {
      ...init,
      baseUrl: secondUrl,
      params: { path: { id: itemId } },
      body: { marks, message },
      bodySerializer: fields => toFormData({ ...fields, 'images[]': images }),
    }),
)

export const updateReviewFx = createCommand(
  (
    { itemId, threadId, marks, message, images, deletedImages }: ReviewChangeParams,
    { secondClient, secondUrl, init },
  ) =>
    secondClient.POST('/desktop/v1/shopping/items/{id}/reviews/{review}', {
      ...init,
      baseUrl: secondUrl,
      params: { path: { id: itemId, review: threadId } },
      body: { _method: 'PUT', marks, message, 'delete_image_indexes[]': [...deletedImages] },
      bodySerializer: fields => toFormData({ ...fields, 'images[]': images }),
    }),
)

export const deleteReviewFx = createCommand(
  ({ itemId, threadId }: ReviewParams, { secondClient, secondUrl, init }) =>
    secondClient.DELETE('/desktop/v1/shopping/items/{id}/reviews/{review}', {
      ...init,
      baseUrl: secondUrl,
      params: { path: { id: itemId, review: threadId } },
    }),
)

export const createReviewCommentFx = createCommand(
  ({ itemId, threadId, comment }: CommentDraftParams, { secondClient, secondUrl, init }) =>
    secondClient.POST('/desktop/v1/shopping/items/{id}/reviews/{thread}/comment', {
      ...init,
      baseUrl: secondUrl,
      params: { path: { id: itemId, thread: threadId } },
      body: comment,
    }),
)

export const updateReviewCommentFx = createCommand(
  (
    { itemId, threadId, commentId, comment }: CommentParams & CommentDraftParams,
    { secondClient, secondUrl, init },
  ) =>
    secondClient.PUT('/desktop/v1/shopping/items/{id}/reviews/{thread}/comment/{comment}', {
      ...init,
      baseUrl: secondUrl,
      params: { path: { id: itemId, thread: threadId, comment: commentId } },
      body: comment,
    }),
)

export const deleteReviewCommentFx = createCommand(
  ({ itemId, threadId, commentId }: CommentParams, { secondClient, secondUrl, init }) =>
    secondClient.DELETE('/desktop/v1/shopping/items/{id}/reviews/{thread}/comment/{comment}', {
      ...init,
      baseUrl: secondUrl,
      params: { path: { id: itemId, thread: threadId, comment: commentId } },
    }),
)

export const getReviewNotifyFx = createQuery(({ itemId }: ItemParams, { secondClient, secondUrl, init }) =>
  secondClient.GET('/desktop/v1/shopping/items/{id}/reviews/notify', {
    ...init,
    baseUrl: secondUrl,
    params: { path: { id: itemId } },
  }),
)

export const createReviewNotifyFx = createCommand(
  ({ itemId, threadId, report }: ReviewParams & ReportDraft, { secondClient, secondUrl, init }) =>
    secondClient.POST('/desktop/v1/shopping/items/{id}/reviews/{review}/notify', {
      ...init,
      baseUrl: secondUrl,
      params: { path: { id: itemId, review: threadId } },
      body: report,
    }),
)

export const createReviewCommentNotifyFx = createCommand(
  ({ itemId, threadId, commentId, report }: CommentParams & ReportDraft, { secondClient, secondUrl, init }) =>
    secondClient.POST('/desktop/v1/shopping/items/{id}/reviews/{thread}/comment/{comment}/notify', {
      ...init,
      baseUrl: secondUrl,
      params: { path: { id: itemId, thread: threadId, comment: commentId } },
      body: report,
    }),
)

export const likeReviewFx = createCommand(
  ({ itemId, threadId }: ReviewParams, { secondClient, secondUrl, init }) =>
    secondClient.POST('/desktop/v1/shopping/items/{id}/reviews/{review}/like', {
      ...init,
      baseUrl: secondUrl,
      params: { path: { id: itemId, review: threadId } },
    }),
)

export const hateReviewFx = createCommand(
  ({ itemId, threadId }: ReviewParams, { secondClient, secondUrl, init }) =>
    secondClient.POST('/desktop/v1/shopping/items/{id}/reviews/{review}/hate', {
      ...init,
      baseUrl: secondUrl,
      params: { path: { id: itemId, review: threadId } },
    }),
)

export const getReviewVideosFx = createQuery(
  ({ itemId, page }: GalleryParams, { secondClient, secondUrl, init }) =>
    secondClient.GET('/desktop/v1/shopping/items/{id}/reviews/gallery/videos', {
      ...init,
      baseUrl: secondUrl,
      params: { path: { id: itemId }, query: { page } },
    }),
)

export const getReviewImagesFx = createQuery(
  ({ itemId, page }: GalleryParams, { secondClient, secondUrl, init }) =>
    secondClient.GET('/desktop/v1/shopping/items/{id}/reviews/gallery/images', {
      ...init,
      baseUrl: secondUrl,
      params: { path: { id: itemId }, query: { page } },
    }),
)

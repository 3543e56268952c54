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

export const getMarketReviewsFx = createQuery(
  ({ itemId, query }: ReviewListParams, { secondClient, secondUrl, init }) =>
    secondClient.GET('/desktop/v1/shopping/items/{id}/market/reviews', {
      ...init,
      baseUrl: secondUrl,
      params: { path: { id: itemId }, query },
    }),
)

export const getMarketReviewInfoFx = createQuery(
  ({ itemId }: ItemParams, { secondClient, secondUrl, init }) =>
    secondClient.GET('/desktop/v1/shopping/items/{id}/market/reviews/info', {
      ...init,
      baseUrl: secondUrl,
      params: { path: { id: itemId } },
    }),
)

export const getMarketReviewFx = createQuery(
  ({ itemId, threadId }: ReviewParams, { secondClient, secondUrl, init }) =>
    secondClient.GET('/desktop/v1/shopping/items/{id}/market/reviews/{review}', {
      ...init,
      baseUrl: secondUrl,
      params: { path: { id: itemId, review: threadId } },
    }),
)

export const createMarketReviewFx = createCommand(
  ({ itemId, marks, message, images }: ReviewDraftParams, { secondClient, secondUrl, init }) =>
    secondClient.POST('/desktop/v1/shopping/items/{id}/market/reviews', {
      ...init,
      baseUrl: secondUrl,
      params: { path: { id: itemId } },
      body: { marks, message },
      bodySerializer: fields => toFormData({ ...fields, 'images[]': images }),
    }),
)

export const updateMarketReviewFx = createCommand(
  (
    { itemId, threadId, marks, message, images, deletedImages }: ReviewChangeParams,
    { secondClient, secondUrl, init },
  ) =>
    secondClient.POST('/desktop/v1/shopping/items/{id}/market/reviews/{review}', {
      ...init,
      baseUrl: secondUrl,
      params: { path: { id: itemId, review: threadId } },
      body: { _method: 'PUT', marks, message, 'delete_image_indexes[]': [...deletedImages] },
      bodySerializer: fields => toFormData({ ...fields, 'images[]': images }),
    }),
)

export const deleteMarketReviewFx = createCommand(
  ({ itemId, threadId }: ReviewParams, { secondClient, secondUrl, init }) =>
    secondClient.DELETE('/desktop/v1/shopping/items/{id}/market/reviews/{review}', {
      ...init,
      baseUrl: secondUrl,
      params: { path: { id: itemId, review: threadId } },
    }),
)

export const createMarketReviewCommentFx = createCommand(
  ({ itemId, threadId, comment }: CommentDraftParams, { secondClient, secondUrl, init }) =>
    secondClient.POST('/desktop/v1/shopping/items/{id}/market/reviews/{thread}/comment', {
      ...init,
      baseUrl: secondUrl,
      params: { path: { id: itemId, thread: threadId } },
      body: comment,
    }),
)

export const updateMarketReviewCommentFx = createCommand(
  (
    { itemId, threadId, commentId, comment }: CommentParams & CommentDraftParams,
    { secondClient, secondUrl, init },
  ) =>
    secondClient.PUT('/desktop/v1/shopping/items/{id}/market/reviews/{thread}/comment/{comment}', {
      ...init,
      baseUrl: secondUrl,
      params: { path: { id: itemId, thread: threadId, comment: commentId } },
      body: comment,
    }),
)

export const deleteMarketReviewCommentFx = createCommand(
  ({ itemId, threadId, commentId }: CommentParams, { secondClient, secondUrl, init }) =>
    secondClient.DELETE('/desktop/v1/shopping/items/{id}/market/reviews/{thread}/comment/{comment}', {
      ...init,
      baseUrl: secondUrl,
      params: { path: { id: itemId, thread: threadId, comment: commentId } },
    }),
)

export const getMarketReviewNotifyFx = createQuery(
  ({ itemId }: ItemParams, { secondClient, secondUrl, init }) =>
    secondClient.GET('/desktop/v1/shopping/items/{id}/market/reviews/notify', {
      ...init,
      baseUrl: secondUrl,
      params: { path: { id: itemId } },
    }),
)

export const createMarketReviewNotifyFx = createCommand(
  ({ itemId, threadId, report }: ReviewParams & ReportDraft, { secondClient, secondUrl, init }) =>
    secondClient.POST('/desktop/v1/shopping/items/{id}/market/reviews/{review}/notify', {
      ...init,
      baseUrl: secondUrl,
      params: { path: { id: itemId, review: threadId } },
      body: report,
    }),
)

export const createMarketReviewCommentNotifyFx = createCommand(
  ({ itemId, threadId, commentId, report }: CommentParams & ReportDraft, { secondClient, secondUrl, init }) =>
    secondClient.POST('/desktop/v1/shopping/items/{id}/market/reviews/{thread}/comment/{comment}/notify', {
      ...init,
      baseUrl: secondUrl,
      params: { path: { id: itemId, thread: threadId, comment: commentId } },
      body: report,
    }),
)

export const likeMarketReviewFx = createCommand(
  ({ itemId, threadId }: ReviewParams, { secondClient, secondUrl, init }) =>
    secondClient.POST('/desktop/v1/shopping/items/{id}/market/reviews/{review}/like', {
      ...init,
      baseUrl: secondUrl,
      params: { path: { id: itemId, review: threadId } },
    }),
)

export const hateMarketReviewFx = createCommand(
  ({ itemId, threadId }: ReviewParams, { secondClient, secondUrl, init }) =>
    secondClient.POST('/desktop/v1/shopping/items/{id}/market/reviews/{review}/hate', {
      ...init,
      baseUrl: secondUrl,
      params: { path: { id: itemId, review: threadId } },
    }),
)

export const getMarketReviewVideosFx = createQuery(
  ({ itemId, page }: GalleryParams, { secondClient, secondUrl, init }) =>
    secondClient.GET('/desktop/v1/shopping/items/{id}/market/reviews/gallery/videos', {
      ...init,
      baseUrl: secondUrl,
      params: { path: { id: itemId }, query: { page } },
    }),
)

export const getMarketReviewImagesFx = createQuery(
  ({ itemId, page }: GalleryParams, { secondClient, secondUrl, init }) =>
    secondClient.GET('/desktop/v1/shopping/items/{id}/market/reviews/gallery/images', {
      ...init,
      baseUrl: secondUrl,
      params: { path: { id: itemId }, query: { page } },
    }),
)

import { createCommand } from '../create-command.ts'
import { toFormData } from '../to-form-data.ts'
import { forEachReviewKind } from './review-home.ts'
import type { ReviewChangeParams, ReviewDraftParams, ReviewParams } from './review-params.ts'

/** Create, edit, delete and rate reviews of one kind. */
export const reviewCommands = forEachReviewKind(home => ({
  createReviewFx: createCommand(({ itemId, fields, images }: ReviewDraftParams, { second, sendForm }) =>
    second.POST(home, {
      params: { path: { id: itemId } },
      body: fields,
      bodySerializer: body => sendForm(toFormData({ ...body, 'images[]': images })),
    }),
  ),

  updateReviewFx: createCommand(
    ({ itemId, threadId, fields, images, deletedImages }: ReviewChangeParams, { second, sendForm }) =>
      second.POST(`${home}/{review}`, {
        params: { path: { id: itemId, review: threadId } },
        body: { ...fields, _method: 'PUT', 'delete_image_indexes[]': [...deletedImages] },
        bodySerializer: body => sendForm(toFormData({ ...body, 'images[]': images })),
      }),
  ),

  deleteReviewFx: createCommand(({ itemId, threadId }: ReviewParams, { second }) =>
    second.DELETE(`${home}/{review}`, {
      // May be sent while the page is being left.
      keepalive: true,
      params: { path: { id: itemId, review: threadId } },
    }),
  ),

  likeReviewFx: createCommand(({ itemId, threadId }: ReviewParams, { second }) =>
    second.POST(`${home}/{review}/like`, { params: { path: { id: itemId, review: threadId } } }),
  ),

  hateReviewFx: createCommand(({ itemId, threadId }: ReviewParams, { second }) =>
    second.POST(`${home}/{review}/hate`, { params: { path: { id: itemId, review: threadId } } }),
  ),
}))

import { createQuery } from '../create-query.ts'
import type { ItemParams } from '../item.ts'
import { forEachReviewKind } from './review-home.ts'
import type { GalleryParams, ReviewListParams, ReviewParams } from './review-params.ts'

/** Read the reviews of one kind: their list, counts, media, or one of them. */
export const reviewQueries = forEachReviewKind(home => ({
  getReviewsFx: createQuery(({ itemId, query }: ReviewListParams, { second }) =>
    second.GET(home, { params: { path: { id: itemId }, query } }),
  ),

  getInfoFx: createQuery(({ itemId }: ItemParams, { second }) =>
    second.GET(`${home}/info`, { params: { path: { id: itemId } } }),
  ),

  getReviewFx: createQuery(({ itemId, threadId }: ReviewParams, { second }) =>
    second.GET(`${home}/{review}`, { params: { path: { id: itemId, review: threadId } } }),
  ),

  getVideosFx: createQuery(({ itemId, page }: GalleryParams, { second }) =>
    second.GET(`${home}/gallery/videos`, { params: { path: { id: itemId }, query: { page } } }),
  ),

  getImagesFx: createQuery(({ itemId, page }: GalleryParams, { second }) =>
    second.GET(`${home}/gallery/images`, { params: { path: { id: itemId }, query: { page } } }),
  ),
}))

import { createQuery } from '../create-query.ts'
import type { ItemParams } from '../item.ts'
import { forEachReviewKind } from './review-home.ts'
import type { GalleryParams, ReviewListParams, ReviewParams } from './review-params.ts'

/** Read the reviews of one kind: their list, counts, media, or one of them. */
export const reviewQueries = forEachReviewKind(home => ({
  getReviewsFx: createQuery(({ itemId, query }: ReviewListParams, { secondClient, secondUrl, init }) =>
    secondClient.GET(home, { ...init, baseUrl: secondUrl, params: { path: { id: itemId }, query } }),
  ),

  getInfoFx: createQuery(({ itemId }: ItemParams, { secondClient, secondUrl, init }) =>
    secondClient.GET(`${home}/info`, { ...init, baseUrl: secondUrl, params: { path: { id: itemId } } }),
  ),

  getReviewFx: createQuery(({ itemId, threadId }: ReviewParams, { secondClient, secondUrl, init }) =>
    secondClient.GET(`${home}/{review}`, {
      ...init,
      baseUrl: secondUrl,
      params: { path: { id: itemId, review: threadId } },
    }),
  ),

  getVideosFx: createQuery(({ itemId, page }: GalleryParams, { secondClient, secondUrl, init }) =>
    secondClient.GET(`${home}/gallery/videos`, {
      ...init,
      baseUrl: secondUrl,
      params: { path: { id: itemId }, query: { page } },
    }),
  ),

  getImagesFx: createQuery(({ itemId, page }: GalleryParams, { secondClient, secondUrl, init }) =>
    secondClient.GET(`${home}/gallery/images`, {
      ...init,
      baseUrl: secondUrl,
      params: { path: { id: itemId }, query: { page } },
    }),
  ),
}))

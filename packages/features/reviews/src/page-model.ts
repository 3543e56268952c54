import { productVisited } from '@jeoul/product'
import { ownAddress, reviewsOpened } from '@jeoul/reviews'
import type { PageVisit } from '@jeoul/router'
import { createEvent, sample } from 'effector'

/** The page of a product's reviews was opened, or its address changed. */
export const reviewsVisited = createEvent<PageVisit<'reviews'>>()

sample({ clock: reviewsVisited, fn: ({ params }) => params.itemId, target: productVisited })
sample({
  clock: reviewsVisited,
  fn: ({ params, search }) => ({ itemId: params.itemId, ...ownAddress.read(search) }),
  target: reviewsOpened,
})

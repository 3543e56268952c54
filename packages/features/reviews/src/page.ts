import { $isUnknownProduct, productClosed } from '@jeoul/product'
import { createRoute } from '@jeoul/router'
import { definePage } from '@jeoul/ssr'
import { $reviewsStatus, reviewsHead } from './page-head.ts'
import { reviewsVisited } from './page-model.ts'

export const page = definePage({
  route: createRoute('reviews'),
  visited: reviewsVisited,
  left: productClosed,
  $isMissing: $isUnknownProduct,
  head: reviewsHead,
  $status: $reviewsStatus,
})

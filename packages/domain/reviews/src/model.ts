import type { ReviewKind } from '@jeoul/api'
import { createEvent, createStore, sample } from 'effector'
import { createReviews, type ReviewQuestion, type ReviewsModel } from './create-reviews.ts'

/** Shows reviews, or others of them, on a product's page or on their own. */
export const reviewsOpened = createEvent<ReviewQuestion>()

export const productReviews = createReviews('product')
export const marketReviews = createReviews('market')

export const reviewsOf: Readonly<Record<ReviewKind, ReviewsModel>> = {
  product: productReviews,
  market: marketReviews,
}

/** The shown reviews; null before any were opened. */
export const $openReviews = createStore<ReviewQuestion | null>(null).on(reviewsOpened, (open, question) =>
  open && isSame(open, question) ? open : question,
)

const questionChanged = $openReviews.updates.filterMap(question => question ?? undefined)
sample({ clock: questionChanged, filter: ({ kind }) => kind === 'product', target: productReviews.opened })
sample({ clock: questionChanged, filter: ({ kind }) => kind === 'market', target: marketReviews.opened })

sample({ clock: questionChanged, target: [productReviews.itemOpened, marketReviews.itemOpened] })

function isSame(one: ReviewQuestion, other: ReviewQuestion): boolean {
  const keys = ['itemId', 'kind', 'page', 'sort', 'marks'] as const
  return keys.every(key => one[key] === other[key])
}

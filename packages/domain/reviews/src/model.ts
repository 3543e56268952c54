import type { ReviewKind } from '@jeoul/api'
import { createEvent, createStore, sample } from 'effector'
import { createReviews, type ReviewQuestion, type ReviewsModel } from './create-reviews.ts'

/** The reviews of an item were opened, or another kind, grade, order or page of them was chosen. */
export const reviewsOpened = createEvent<ReviewQuestion>()

export const productReviews = createReviews('product')
export const marketReviews = createReviews('market')

export const reviewsOf: Readonly<Record<ReviewKind, ReviewsModel>> = {
  product: productReviews,
  market: marketReviews,
}

interface OpenReviews extends ReviewQuestion {
  /** True if other reviews of the same item were shown before. */
  readonly isChosen?: true
}

/** The shown reviews; null before any were opened. */
export const $openReviews = createStore<OpenReviews | null>(null).on(reviewsOpened, (open, question) => {
  if (open?.itemId !== question.itemId) return question
  return isSame(open, question) ? open : { ...question, isChosen: true }
})

const questionChanged = $openReviews.updates.filterMap(question => question ?? undefined)
sample({ clock: questionChanged, filter: ({ kind }) => kind === 'product', target: productReviews.opened })
sample({ clock: questionChanged, filter: ({ kind }) => kind === 'market', target: marketReviews.opened })

sample({ clock: questionChanged, target: [productReviews.itemOpened, marketReviews.itemOpened] })

/**
 * Whether the shopper has chosen a kind, grade, order or page of the open item's reviews. Each choice may make the list
 * longer or shorter, so the view reserves space for all of them after the first choice.
 */
export const $hasChosen = $openReviews.map(open => open?.isChosen === true)

function isSame(one: ReviewQuestion, other: ReviewQuestion): boolean {
  const keys = ['itemId', 'kind', 'page', 'sort', 'marks', 'withPhotos'] as const
  return keys.every(key => one[key] === other[key])
}

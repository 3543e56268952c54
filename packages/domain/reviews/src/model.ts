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

interface OpenReviews extends ReviewQuestion {
  /** Whether other reviews of the same item were shown before. */
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
 * Whether the shopper has chosen among the reviews of the open item: a kind, grade, order or page. Each choice may bring
 * a longer or a shorter list, so the first one makes room for all.
 */
export const $hasChosen = $openReviews.map(open => open?.isChosen === true)

function isSame(one: ReviewQuestion, other: ReviewQuestion): boolean {
  const keys = ['itemId', 'kind', 'page', 'sort', 'marks'] as const
  return keys.every(key => one[key] === other[key])
}

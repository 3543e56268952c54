import { reviewsCounted } from '@jeoul/product'
import { productAddress, productReviews, reviewsOpened } from '@jeoul/reviews'
import { createRoute } from '@jeoul/router'
import { combine, createEvent, sample } from 'effector'

const { $params, $search } = createRoute('item')

const $question = combine(
  $params,
  $search,
  (params, search) => params && { itemId: params.itemId, ...productAddress.read(search) },
)

/** The section is shown. Its model loads only then, after the page was opened. */
export const sectionShown = createEvent()

sample({
  clock: sample({ clock: [$question, sectionShown], source: $question }).filterMap(
    question => question ?? undefined,
  ),
  target: reviewsOpened,
})

const { $load } = productReviews.info

// The rest of the page counts as this section does, also after a review was written or deleted.
sample({
  clock: sample({ clock: [$load, sectionShown], source: $load }).filterMap(({ params, state }) =>
    params && state.status === 'full' ? { itemId: params.itemId, info: state.data } : undefined,
  ),
  fn: ({ itemId, info: { total, average } }) => ({
    itemId,
    review_count: total,
    ...(average !== null && { review_score: average }),
  }),
  target: reviewsCounted,
})

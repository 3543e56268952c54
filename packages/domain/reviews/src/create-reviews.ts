import { type Loaded, type ReviewKind, type ReviewListParams, reviewQueries, tokenChanged } from '@jeoul/api'
import { createResource } from '@jeoul/api/create-resource'
import { combine, createEvent, createStore, sample } from 'effector'
import { readInfo } from './read-info.ts'
import { type ReadReview, type ReadReviews, readReviews } from './read-review.ts'
import type { ReviewChoice } from './review-address.ts'
import { reviewRules } from './review-kinds.ts'
import { type LoadedReviews, type ReviewEdits, shownReviews, withEdits } from './shown-reviews.ts'

interface ReviewLoad {
  readonly params: ReviewListParams | null
  readonly state: Loaded<ReadReviews>
}

/** The reviews to show, and their item. */
export interface ReviewQuestion extends ReviewChoice {
  readonly itemId: string
}

/**
 * Creates the model of one kind of an item's reviews. "The same set exists under /market/reviews for shopping reviews"
 * (specification, section 7).
 */
export function createReviews(kind: ReviewKind) {
  const { getReviewsFx, getInfoFx } = reviewQueries[kind]

  /** Shows a page of the list. */
  const opened = createEvent<ReviewQuestion>()
  /** Reviews of an item, of either kind, were opened. */
  const itemOpened = createEvent<{ readonly itemId: string }>()
  /** A review was edited or voted on. The list shows this state until the host's next response. */
  const reviewChanged = createEvent<ReadReview>()
  /** A review was deleted, by its thread. */
  const reviewRemoved = createEvent<string>()
  /** Requests the shown reviews again, for example after one was written. */
  const refreshed = createEvent()

  const list = createResource({
    call: getReviewsFx,
    read: readReviews(kind),
    keepPrevious: (before, now) => before.itemId === now.itemId,
  })
  const info = createResource({
    call: getInfoFx,
    read: readInfo(kind),
    keepPrevious: (before, now) => before.itemId === now.itemId,
  })

  sample({ clock: opened, fn: listParams, target: list.requested })
  sample({
    clock: itemOpened,
    source: info.$load,
    filter: ({ params }, { itemId }) => params?.itemId !== itemId,
    fn: (_, { itemId }) => ({ itemId }),
    target: info.requested,
  })
  sample({ clock: refreshed, target: [list.retried, info.retried] })
  // After a login or logout, the host marks other reviews and votes as one's own. Typed text stays.
  sample({ clock: tokenChanged, target: refreshed })

  const $lastLoaded = createStore<LoadedReviews | null>(null, { serialize: 'ignore' })
  sample({
    clock: sample({ clock: [list.$load, itemOpened], source: list.$load }).filterMap(loadedReviews),
    target: $lastLoaded,
  })

  const $edits = createStore<ReviewEdits>({})
    .on(reviewChanged, (edits, review) => ({ ...edits, [review.idx_thread]: review }))
    .on(reviewRemoved, (edits, threadId) => ({ ...edits, [threadId]: null }))
    .reset(list.loaded)

  return {
    kind,
    rules: reviewRules[kind],
    opened,
    itemOpened,
    list,
    info,
    /** The open page of the list, including later changes to its reviews; null until it has loaded. */
    $page: combine(list.$load, $lastLoaded, $edits, (load, last, edits): ReadReviews | null => {
      const shown = shownReviews(load, last)
      return shown && withEdits(shown, edits)
    }),
    /**
     * The key of the request that the shown page answers. Views use it as their key: without it, a review that is in
     * the next list as well would visibly jump to its new position.
     */
    $pageKey: combine(list.$load, $lastLoaded, (load, last) => (loadedReviews(load) ?? last)?.key ?? null),
    reviewChanged,
    reviewRemoved,
    refreshed,
  }
}

export type ReviewsModel = ReturnType<typeof createReviews>

/** The reviews of a loaded list; undefined for one that is loading or has failed. */
function loadedReviews({ params, state }: ReviewLoad): LoadedReviews | undefined {
  return params && state.status === 'full'
    ? { key: JSON.stringify(params), itemId: params.itemId, reviews: state.data }
    : undefined
}

function listParams({ itemId, page, sort, marks, withPhotos }: ReviewQuestion): ReviewListParams {
  return {
    itemId,
    query: { page, sort, ...(marks !== null && { marks }), ...(withPhotos && { photos: '1' }) },
  }
}

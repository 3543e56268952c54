import type { ReviewThread } from '@jeoul/api/types'
import { createEvent, sample } from 'effector'
import { reviewsOf } from '../model.ts'
import type { ThreadPlace } from './thread-place.ts'

/** A change of a thread. */
export interface ThreadChange {
  readonly place: ThreadPlace
  readonly change: (thread: ReviewThread) => ReviewThread
}

/** The host confirmed a change of a review's thread; the list shows it at once. */
export const threadChanged = createEvent<ThreadChange>()

for (const { kind, $page, reviewChanged, list } of Object.values(reviewsOf)) {
  const changed = sample({
    clock: threadChanged,
    source: { page: $page, load: list.$load },
    fn({ page, load }, { place, change }) {
      if (place.kind !== kind || place.itemId !== load.params?.itemId) return undefined
      const review = page?.list.find(({ idx_thread }) => idx_thread === place.threadId)
      return review && { ...review, thread: change(review.thread) }
    },
  })
  sample({ clock: changed.filterMap(review => review), target: reviewChanged })
}

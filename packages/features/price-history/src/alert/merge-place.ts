import { $isMergeOffered, $mergeable } from '@jeoul/price-history/alert'
import { $openPage } from '@jeoul/router'
import type { MergePlace } from '@jeoul/visitor/device'
import { $isMergeOffered as $isWishMergeOffered, $outcome } from '@jeoul/wish'
import { combine } from 'effector'

/**
 * Where the offer to merge alerts is shown; null for nowhere. The server cannot render it, so within the page of wishes it
 * would shift the content: at first it lies over that page. Only one message at a time lies there, and those of wishes come
 * first.
 */
export const $mergePlace = combine(
  {
    page: $openPage,
    count: $mergeable,
    isOffered: $isMergeOffered,
    isWishMergeOffered: $isWishMergeOffered,
    outcome: $outcome,
  },
  ({ page, count, isOffered, isWishMergeOffered, outcome }): MergePlace | null => {
    if (count === 0) return null
    if (!isOffered) return 'in-page'
    return page === 'wish' && !isWishMergeOffered && outcome === null ? 'over-page' : null
  },
)

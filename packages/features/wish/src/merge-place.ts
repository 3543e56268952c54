import { $firedCount } from '@jeoul/price-history/alert/fired-count'
import { $openPage } from '@jeoul/router'
import type { MergePlace } from '@jeoul/visitor/device'
import { $isMergeOffered, $mergeable } from '@jeoul/wish'
import { combine } from 'effector'

/**
 * Where the offer to merge is shown; null for nowhere. The server cannot render it, so within the page of wishes it would
 * push the list down: at first it lies over any page. Only one message at a time lies over a page: on the home page fired
 * alerts come first, and on an estimate the message that offers to undo a change.
 */
export const $mergePlace = combine(
  { page: $openPage, count: $mergeable, isOffered: $isMergeOffered, fired: $firedCount },
  ({ page, count, isOffered, fired }): MergePlace | null => {
    if (count === 0) return null
    if (!isOffered) return 'in-page'
    return page === 'estimate' || (page === 'home' && fired > 0) ? null : 'over-page'
  },
)

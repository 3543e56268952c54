import { $firedCount } from '@jeoul/price-history/alert/fired-count'
import { $openPage } from '@jeoul/router'
import type { MergePlace } from '@jeoul/visitor/device'
import { $isMergePassing, $mergeable } from '@jeoul/wish'
import { combine } from 'effector'

/**
 * Where the offer to merge is shown, if anywhere. The server does not know of it, so that it would push the list of
 * wishes down: it lies over any page first. One message at a time lies there: on the home page fired alerts take its
 * place, and on an estimate the message that offers to undo each change.
 */
export const $mergePlace = combine(
  { page: $openPage, count: $mergeable, isPassing: $isMergePassing, fired: $firedCount },
  ({ page, count, isPassing, fired }): MergePlace | null => {
    if (count === 0) return null
    if (!isPassing) return 'in-page'
    return page === 'estimate' || (page === 'home' && fired > 0) ? null : 'over-page'
  },
)

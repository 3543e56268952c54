import type { Check } from '../check.ts'
import type { Context } from '../context.ts'
import { categoryCounts } from '../laws/category-counts.ts'
import { categoryTrees } from '../laws/category-trees.ts'
import { listCounts } from '../laws/list-counts.ts'
import { listFilters } from '../laws/list-filters.ts'
import { listOrders } from '../laws/list-orders.ts'
import { listWindows } from '../laws/list-windows.ts'
import { offerOrders } from '../laws/offer-orders.ts'
import { productFigures } from '../laws/product-figures.ts'
import { reviewFigures } from '../laws/review-figures.ts'
import { reviewKinds } from '../laws/review-kinds.ts'
import { reviewPages } from '../laws/review-pages.ts'
import { searches } from '../laws/searches.ts'
import { sessions } from '../laws/sessions.ts'
import { writtenComments } from '../writes/comments.ts'
import { estimates } from '../writes/estimates.ts'
import { foreignReviews } from '../writes/foreign-reviews.ts'
import { foreignWishLists } from '../writes/foreign-wish-lists.ts'
import { minishopZzims } from '../writes/minishop-zzims.ts'
import { priceAlerts } from '../writes/price-alerts.ts'
import { itemReports, reviewReports } from '../writes/reports.ts'
import { writtenReviews } from '../writes/reviews.ts'
import { votes } from '../writes/votes.ts'
import { wishLists } from '../writes/wish-lists.ts'
import { allowedRequests } from './allowed-requests.ts'
import { brokenRequests } from './broken-requests.ts'
import { extremeRequests } from './extreme-requests.ts'
import { unknownIdRequests } from './unknown-ids.ts'
import { withoutToken } from './without-token.ts'

/** Checks of every single operation. */
const ofOperation = [allowedRequests, extremeRequests, brokenRequests, unknownIdRequests, withoutToken]
/** Checks across several operations. */
const laws = [
  categoryTrees,
  categoryCounts,
  listWindows,
  listCounts,
  listOrders,
  listFilters,
  searches,
  offerOrders,
  productFigures,
  sessions,
  wishLists,
  foreignWishLists,
  priceAlerts,
  minishopZzims,
  itemReports,
  estimates,
]
const lawsOfReviews = [
  reviewPages,
  reviewFigures,
  writtenReviews,
  writtenComments,
  votes,
  foreignReviews,
  reviewReports,
]

/**
 * All checks, those that only read before those that write.
 *
 * @param only limits the checks to these operations; empty for all
 */
export function checksOf(context: Context, only: readonly string[]): readonly Check[] {
  const isWanted = (operationId: string) => only.length === 0 || only.includes(operationId)
  const operations = context.contract.operations.filter(({ operationId }) => isWanted(operationId))
  const checks = [
    ...operations.flatMap(operation => ofOperation.flatMap(of => of(context, operation))),
    ...laws.flatMap(law => law(context)),
    ...reviewKinds.flatMap(kind => lawsOfReviews.flatMap(law => law(context, kind))),
  ]
  return checks
    .filter(check => check.operations.some(isWanted))
    .toSorted((a, b) => Number(a.writes) - Number(b.writes))
}

import type { Operation } from '../../documents/index.ts'
import type { Check } from '../check.ts'
import type { Context } from '../context.ts'
import { categoryCounts } from '../laws/category-counts.ts'
import { categoryTrees } from '../laws/category-trees.ts'
import { consistentItems } from '../laws/consistent-items.ts'
import { estimateParts } from '../laws/estimate-parts.ts'
import { filterIndexes } from '../laws/filter-indexes.ts'
import { foundWords } from '../laws/found-words.ts'
import { keywords } from '../laws/keywords.ts'
import { listChoices } from '../laws/list-choices.ts'
import { listCounts } from '../laws/list-counts.ts'
import { listEnds } from '../laws/list-ends.ts'
import { listFilters } from '../laws/list-filters.ts'
import { listItems } from '../laws/list-items.ts'
import { listOrders } from '../laws/list-orders.ts'
import { listProducts } from '../laws/list-products.ts'
import { listWindows } from '../laws/list-windows.ts'
import { memberData } from '../laws/member-data.ts'
import { namesAndNumbers } from '../laws/names-and-numbers.ts'
import { offerOrders } from '../laws/offer-orders.ts'
import { ownChoices } from '../laws/own-choices.ts'
import { ownGroups } from '../laws/own-groups.ts'
import { priceDrops } from '../laws/price-drops.ts'
import { priceHistories } from '../laws/price-histories.ts'
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
import { savedEstimates } from '../writes/saved-estimates.ts'
import { sentTwice, writtenOnce } from '../writes/sent-twice.ts'
import { votes } from '../writes/votes.ts'
import { wholeReviews, wholeTexts } from '../writes/whole-texts.ts'
import { wishLists } from '../writes/wish-lists.ts'
import { wishOrders } from '../writes/wish-orders.ts'
import { allowedRequests } from './allowed-requests.ts'
import { brokenRequests } from './broken-requests.ts'
import { extremeRequests } from './extreme-requests.ts'
import { otherOrigins } from './other-origins.ts'
import { repeatedRequests } from './repeated-requests.ts'
import { unknownIdRequests } from './unknown-ids.ts'
import { withoutToken } from './without-token.ts'

/** Checks of every single operation. */
const ofOperation = [
  allowedRequests,
  extremeRequests,
  brokenRequests,
  unknownIdRequests,
  withoutToken,
  repeatedRequests,
  otherOrigins,
]
/** Checks that apply to any hosts. */
const ofForeignOperation = [allowedRequests, extremeRequests, brokenRequests, withoutToken, otherOrigins]
/** Checks across several operations. */
const laws = [
  categoryTrees,
  categoryCounts,
  listWindows,
  listCounts,
  listOrders,
  listFilters,
  listChoices,
  ownChoices,
  listItems,
  listEnds,
  listProducts,
  filterIndexes,
  searches,
  keywords,
  foundWords,
  offerOrders,
  productFigures,
  consistentItems,
  priceHistories,
  priceDrops,
  estimateParts,
  namesAndNumbers,
  memberData,
  ownGroups,
  sessions,
  wishLists,
  wishOrders,
  sentTwice,
  wholeTexts,
  foreignWishLists,
  minishopZzims,
  itemReports,
  estimates,
  priceAlerts,
  savedEstimates,
]
const lawsOfReviews = [
  reviewPages,
  reviewFigures,
  writtenReviews,
  wholeReviews,
  writtenOnce,
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
  if (context.contract.isForeign) {
    const askable = operations.filter(hasReadableBody)
    return readsFirst(askable.flatMap(operation => ofForeignOperation.flatMap(of => of(context, operation))))
  }
  const checks = [
    ...operations.flatMap(operation => ofOperation.flatMap(of => of(context, operation))),
    ...laws.flatMap(law => law(context)),
    ...reviewKinds.flatMap(kind => lawsOfReviews.flatMap(law => law(context, kind))),
  ]
  return readsFirst(checks.filter(check => check.operations.some(isWanted)))
}

/** Bodies that are neither JSON nor a form can't be drawn. */
function hasReadableBody({ requestBody }: Operation): boolean {
  return requestBody === undefined || Object.keys(requestBody.content).length > 0
}

function readsFirst(checks: readonly Check[]): readonly Check[] {
  return checks.toSorted((a, b) => Number(a.writes) - Number(b.writes))
}

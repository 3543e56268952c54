import type { Operation } from '../../documents/index.ts'
import type { Check } from '../check.ts'
import { type ReviewKind, reviewKinds } from '../known/known.ts'
import { categoryFilters, filterIndexes } from '../laws/category-filters.ts'
import { categoryTrees } from '../laws/category-trees.ts'
import { consistentItems } from '../laws/consistent-items.ts'
import { estimateParts } from '../laws/estimate-parts.ts'
import { foundWords, keywords, searches } from '../laws/keywords.ts'
import type { Law } from '../laws/law.ts'
import { listCounts, ownCounts } from '../laws/list-counts.ts'
import { listChoices, listFilters } from '../laws/list-filters.ts'
import { listItems } from '../laws/list-items.ts'
import { listEnds, listOrders, listProducts, listWindows } from '../laws/list-orders.ts'
import { ownGroups, sessions, visitorData } from '../laws/members.ts'
import { offerOrders, productFigures } from '../laws/offers.ts'
import { priceDrops, priceHistories } from '../laws/prices.ts'
import { galleryPages, reviewFigures, reviewPages } from '../laws/reviews.ts'
import { siteContents } from '../laws/site.ts'
import type { Context } from '../prepare-run.ts'
import { bodySchemasOf } from '../requests/body-schemas.ts'
import { votes, writtenComments } from '../writes/comments.ts'
import { estimates, savedEstimates } from '../writes/estimates.ts'
import { minishopZzims } from '../writes/minishop-zzims.ts'
import { priceAlerts } from '../writes/price-alerts.ts'
import { itemReports, reviewReports, wholeReports } from '../writes/reports.ts'
import { foreignReviews, wholeReviews, writtenOnce, writtenReviews } from '../writes/reviews.ts'
import { foreignWishLists, renamedGroups, sentTwice, wishLists, wishOrders } from '../writes/wish-lists.ts'
import {
  allowedRequests,
  brokenRequests,
  extremeRequests,
  repeatedRequests,
  unknownIdRequests,
  withoutToken,
} from './operation-checks.ts'
import { otherOrigins } from './other-origins.ts'
import { pictures } from './pictures.ts'

/** Checks of a single operation that apply to any hosts. */
const ofAnyOperation = [
  allowedRequests,
  extremeRequests,
  brokenRequests,
  withoutToken,
  otherOrigins,
  pictures,
]
/** Checks of every single operation of our hosts. */
const ofOperation = [
  allowedRequests,
  extremeRequests,
  brokenRequests,
  unknownIdRequests,
  withoutToken,
  repeatedRequests,
  otherOrigins,
  pictures,
]
/** Relations between the answers of several operations. */
const laws: readonly Law[] = [
  ...categoryTrees,
  ...categoryFilters,
  listWindows,
  ...listCounts,
  listOrders,
  ...listFilters,
  ...listChoices,
  ownCounts,
  ...listItems,
  ...listEnds,
  listProducts,
  filterIndexes,
  ...searches,
  ...keywords,
  foundWords,
  offerOrders,
  ...productFigures,
  ...consistentItems,
  ...priceHistories,
  priceDrops,
  ...estimateParts,
  ...siteContents,
  ...visitorData,
  ...ownGroups,
  ...sessions,
  wishLists,
  wishOrders,
  sentTwice,
  wholeReports,
  renamedGroups,
  foreignWishLists,
  minishopZzims,
  itemReports,
  ...estimates,
  priceAlerts,
  savedEstimates,
  ...reviewKinds.flatMap(reviewLaws),
]

function reviewLaws(kind: ReviewKind): readonly Law[] {
  return [
    reviewPages(kind),
    reviewFigures(kind),
    galleryPages(kind, 'images'),
    galleryPages(kind, 'videos'),
    writtenReviews(kind),
    wholeReviews(kind),
    writtenOnce(kind),
    writtenComments(kind),
    votes(kind),
    foreignReviews(kind),
    reviewReports(kind),
  ]
}

/**
 * All checks, those that only read before those that write.
 *
 * @param only limits the checks to these operations; empty for all
 */
export function checksOf(context: Context, only: readonly string[]): readonly Check[] {
  const isWanted = (operationId: string) => only.length === 0 || only.includes(operationId)
  const operations = context.contract.operations.filter(({ operationId }) => isWanted(operationId))
  if (context.contract.isForeign) {
    const { contract, additions } = context
    const askable = operations.filter(
      operation =>
        additions.missingHeaders(operation).length === 0 &&
        (operation.requestBody === undefined || bodySchemasOf(contract.documents, operation).length > 0),
    )
    return readsFirst(
      askable.flatMap(operation =>
        ofAnyOperation.flatMap(of => made(() => of(context, operation), operation)),
      ),
    )
  }
  const checks = [
    ...operations.flatMap(operation => ofOperation.flatMap(of => of(context, operation))),
    ...laws.flatMap(law => law(context)),
  ]
  return readsFirst(checks.filter(check => check.operations.some(isWanted)))
}

/** Checks of an operation; if they can't be made, one that says why. */
function made(create: () => readonly Check[], { operationId }: Operation): readonly Check[] {
  try {
    return create()
  } catch (error) {
    const operations = [operationId] as const
    const run = () => Promise.reject(error)
    return [{ id: 'requests', name: 'requests can be made', operations, writes: false, run }]
  }
}

function readsFirst(checks: readonly Check[]): readonly Check[] {
  return checks.toSorted((a, b) => Number(a.writes) - Number(b.writes))
}

import { changeJson, patch } from './change-json.ts'
import type { Scenario } from './scenario.ts'

const page = { result: { list: [], total: 0 } }
const plain = { result: [] }
const info = {
  result: {
    reviewImages: [],
    reviewImagesCount: 0,
    total: 0,
    average: null,
    countByMarks: [0, 0, 0, 0, 0],
    countWithPhotos: 0,
  },
}

/** The changes that empty an operation's list. Categories, facets and report reasons stay. */
const emptied: Readonly<Record<string, object>> = {
  getItemOffers: plain,
  getPriceAlerts: plain,
  getPriceChanges: plain,
  getPriceDrops: plain,
  getPriceHistory: { result: { series: [] } },
  getMalls: { markets: [] },
  getProduct: { result: { related: [] } },
  getReviews: page,
  getReviewInfo: info,
  getReviewImages: page,
  getReviewVideos: page,
  getMarketReviews: page,
  getMarketReviewInfo: info,
  getMarketReviewImages: page,
  getMarketReviewVideos: page,
  getCuration: { result: { items: [] } },
  getEvents: { result: { totalcount: 0, list: [] } },
  queryMedium: plain,
  queryNewsReviews: plain,
  getWishGroups: plain,
  getZzimGroups: plain,
  getNotices: plain,
  getPopularKeywords: plain,
  getAutocomplete: plain,
  getHeaderBanner: { result: { headerRight: [] } },
}

export const emptyLists: Scenario = {
  about: 'all lists are empty: items, offers, reviews, wishes, notices',
  play({ operationId }) {
    if (operationId === 'getItems') return { ask: forNothing }
    const parts = emptied[operationId]
    return parts && { change: changeJson(body => patch(body, parts)) }
  },
}

/** Searches for words that no product has, so that all counts of the answer are consistent. */
function forNothing(request: Request): Request {
  const url = new URL(request.url)
  url.searchParams.set('keyword', 'empty-lists scenario')
  return new Request(url, request)
}

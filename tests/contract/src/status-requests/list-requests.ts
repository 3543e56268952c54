import { type Known, nowhere, type StatusRequests } from './status-request.ts'

/** Requests for categories, lists, their blocks, single items, search and ads. */
export function listRequests({ cate, item }: Known): StatusRequests {
  return {
    getCategories: {
      200: { url: '/front/v3/item/cate?idx_b_manager=1' },
      400: { url: '/front/v3/item/cate?idx_b_manager=0' },
    },
    queryCategories: {
      200: { url: '/front/v3/item/cate' },
      400: { url: '/front/v3/item/cate?idx_b_manager=0' },
    },
    getCategoryTree: {
      200: { url: '/front/v3/item/cate/1?idx_b_manager=1' },
      400: { url: '/front/v3/item/cate/3' },
    },
    queryCategory: {
      200: { url: `/front/v3/item/cate/${cate}` },
      400: { url: '/front/v3/item/cate/first' },
      404: { url: `/front/v3/item/cate/${nowhere.cate}` },
    },
    getSpecs: {
      200: { url: `/front/v1/item/spec/${cate}?idx_b_manager=3` },
      400: { url: '/front/v1/item/spec/graphics' },
      404: { url: `/front/v1/item/spec/${nowhere.cate}` },
    },
    getPriceBands: {
      200: { url: `/front/v1/item/getSchPrice?cate_id=${cate}&idx_b_manager=3` },
      400: { url: '/front/v1/item/getSchPrice' },
      404: { url: `/front/v1/item/getSchPrice?cate_id=${nowhere.cate}` },
    },
    getFilterIndex: {
      200: { url: `/front/v3/item/index/${cate}?idx_b_manager=3` },
      400: { url: '/front/v3/item/index/graphics' },
      404: { url: `/front/v3/item/index/${nowhere.cate}` },
    },
    getItems: {
      200: {
        url: `/front/v3/items?cate_id=${cate}&ad=sap006&fields=stdpc,maker,hotdeal,event&trait=free,sale&mall=101,102`,
      },
      400: { url: `/front/v3/items?cate_id=${cate}&sort=cheapest` },
      404: { url: `/front/v3/items?cate_id=${nowhere.cate}` },
    },
    getItemOffers: {
      200: { url: `/front/v3/items/offers?item_ids=${item},${nowhere.item}` },
      400: { url: '/front/v3/items/offers?item_ids=' },
    },
    getPriceHistory: {
      200: { url: `/front/v2/item/${item}/prices?months=3` },
      400: { url: `/front/v2/item/${item}/prices?months=2` },
    },
    getPriceChanges: {
      200: { url: `/front/v2/items/prices?item_ids=${item},${nowhere.item}` },
      400: { url: '/front/v2/items/prices?item_ids=' },
    },
    getPriceDrops: {
      200: { url: '/front/v2/items/drops?limit=5' },
      400: { url: '/front/v2/items/drops?limit=0' },
    },
    getCuration: {
      200: { url: `/front/v3/curation/${cate}/1?ad=svp003&maker=1` },
      400: { url: `/front/v3/curation/${cate}/0` },
      404: { url: `/front/v3/curation/${nowhere.cate}/1` },
    },
    getMainAside: {
      200: { url: '/front/v2/common/aside/' },
      400: { url: '/front/v2/common/aside/?page=1' },
    },
    getAside: {
      200: { url: `/front/v2/common/aside/${cate}` },
      400: { url: '/front/v2/common/aside/-' },
      404: { url: `/front/v2/common/aside/${nowhere.cate}` },
    },
    getEvents: {
      200: { url: `/front/v1/event/category/${cate}` },
      400: { url: '/front/v1/event/category/all' },
      404: { url: `/front/v1/event/category/${nowhere.cate}` },
    },
    queryMedium: {
      200: { url: `/front/v1/medium/view/${cate}` },
      400: { url: '/front/v1/medium/view/all' },
      404: { url: `/front/v1/medium/view/${nowhere.cate}` },
    },
    queryNewsReviews: {
      200: { url: `/front/v1/medium/newsReviewView/${cate}?idx_threads=12,11` },
      400: { url: `/front/v1/medium/newsReviewView/${cate}?idx_threads=first` },
      404: { url: `/front/v1/medium/newsReviewView/${nowhere.cate}` },
    },
    getItemView: {
      200: { url: `/front/v3/item/view/${item}/1` },
      400: { url: `/front/v3/item/view/${item}/0` },
      404: { url: `/front/v3/item/view/${nowhere.item}/1` },
    },
    queryItemView: {
      200: { url: `/front/v2/item/view/${item}?from=report` },
      400: { url: `/front/v2/item/view/${item}` },
      404: { url: `/front/v2/item/view/${nowhere.item}?from=report` },
    },
    queryItemViewAt: {
      200: { url: `/front/v2/item/view/${item}/1/?from=report` },
      400: { url: `/front/v2/item/view/${item}/1/?from=list` },
      404: { url: `/front/v2/item/view/${nowhere.item}/1/?from=report` },
    },
    getPopularKeywords: {
      200: { url: '/front/v2/search/popular?limit=5' },
      400: { url: '/front/v2/search/popular?limit=21' },
    },
    getAutocomplete: {
      200: { url: `/front/v2/search/autocomplete?keyword=${encodeURIComponent('그래픽')}` },
      400: { url: '/front/v2/search/autocomplete' },
    },
    getAdTag: {
      200: { url: `/front/v3/ad/gaua4tag/?item_id=${item}` },
      400: { url: '/front/v3/ad/gaua4tag/' },
      404: { url: `/front/v3/ad/gaua4tag/?item_id=${nowhere.item}` },
    },
    viewAd: {
      200: { url: `/ga4/v1/ads/sap006/view/${item}` },
      400: { url: `/ga4/v1/ads/sap007/view/${item}` },
      404: { url: `/ga4/v1/ads/sap006/view/${nowhere.item}` },
    },
    clickAd: {
      200: { url: `/ga4/v1/ads/svp003/click/${item}` },
      400: { url: `/ga4/v1/ads/svp004/click/${item}` },
      404: { url: `/ga4/v1/ads/svp003/click/${nowhere.item}` },
    },
  }
}

import type { FilterIndexResponse, PriceBandResponse } from '@jeoul/api/types'
import type { CategoryRun } from '../../index/category-run.ts'
import { lazilyBy } from '../../index/lazily.ts'
import { filterItems, queryItems } from '../../index/query-items.ts'
import { noFilter } from '../../index/question.ts'
import type { ItemContext } from '../../operation/mock-context.ts'
import { operation, success } from '../../operation/operation.ts'
import { Problem } from '../../operation/problem.ts'
import { findCategory } from '../category/find-category.ts'
import { parseShop } from '../minishop/find-shop.ts'
import { buildBands, buildFacets, facetsSold } from './build-counts.ts'
import { buildFilterIndex } from './build-filter-index.ts'
import { createAds } from './create-ads.ts'
import { parseItemsQuery } from './items-query.ts'
import { createListWriter } from './list-writer.ts'

/** Handlers of lists and of what they can be filtered by. Source: specification sections 3 and 7. */

export function listHandlers(mock: ItemContext) {
  return {
    getFilterIndex: getFilterIndex(mock),
    getItems: getItems(mock),
    getPriceBands: getPriceBands(mock),
    getSpecs: getSpecs(mock),
  }
}

function getSpecs({ index, baseUrls }: ItemContext) {
  return operation(`${baseUrls.main}/front/v1/item/spec/:cate`, ({ path, query }) => {
    const shop = parseShop(query)
    const run = findCategory(index, 'path.cate', path('cate'))
    const facets = buildFacets(run, filterItems(index, run, { ...noFilter, shop }))
    const result = shop === null ? facets : facetsSold(facets)
    return JSON.stringify({ ...success, result })
  })
}

function getFilterIndex({ index, baseUrls }: ItemContext) {
  const answers = lazilyBy((run: CategoryRun) =>
    lazilyBy((shop: string | null) =>
      JSON.stringify({
        ...success,
        result: buildFilterIndex(index, run, shop),
      } satisfies FilterIndexResponse),
    ),
  )
  return operation(`${baseUrls.main}/front/v3/item/index/:cate`, ({ path, query }) => {
    const shop = parseShop(query)
    return answers(findCategory(index, 'path.cate', path('cate')))(shop)
  })
}

function getPriceBands({ index, baseUrls }: ItemContext) {
  return operation(`${baseUrls.main}/front/v1/item/getSchPrice`, ({ query }) => {
    const shop = parseShop(query)
    const run = findCategory(index, 'query.cate_id', query.get('cate_id'))
    const data = buildBands(filterItems(index, run, { ...noFilter, shop }))
    return JSON.stringify({ ...success, data } satisfies PriceBandResponse)
  })
}

function getItems(mock: ItemContext) {
  const writeList = createListWriter(mock)
  const adsOf = createAds(mock.index)
  return operation(`${mock.baseUrls.main}/front/v3/items`, ({ query }) => {
    const { question, fields, withAds } = parseItemsQuery(query)
    const answer = queryItems(mock.index, question)
    if (!answer) throw new Problem(404, 'query.cate_id: no such category')
    const ads = withAds && question.offset === 0 ? adsOf(answer, question.keyword) : []
    return writeList({ ...answer, filter: question, ads, fields })
  })
}

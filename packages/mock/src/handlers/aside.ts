import type { CategoryRun } from '../index/category-run.ts'
import { lazilyBy } from '../index/lazily.ts'
import { buildAside } from './build-aside.ts'
import { buildCuration, refine } from './build-curation.ts'
import { findCategory } from './find-category.ts'
import type { MockContext } from './mock-context.ts'
import { operation, success } from './operation.ts'
import { parseInteger, parseText } from './parameters.ts'

/** Handlers of the blocks beside a list. Source: specification sections 2, 7 and 9. */

const defaultAd = 'svp003'

export function getCuration(mock: MockContext) {
  return operation(`${mock.baseUrls.main}/front/v3/curation/:cate/:idx_b_manager`, ({ path, query }) => {
    const run = findCategory(mock.index, 'path.cate', path('cate'))
    parseInteger('path.idx_b_manager', path('idx_b_manager'), 1)
    const ad = parseText('query.ad', query.get('ad'), 40) || defaultAd
    const result = buildCuration(mock, run, refine(ad === defaultAd ? query : new URLSearchParams()))
    return JSON.stringify({ ...success, result })
  })
}

export function getAside({ index, baseUrls }: MockContext) {
  const blocksOf = lazilyBy((run: CategoryRun) => buildAside(index, run))
  return operation(`${baseUrls.main}/front/v2/common/aside/:x`, ({ path }) => {
    const result = blocksOf(findCategory(index, 'path.x', path('x')))
    return JSON.stringify({ ...success, result })
  })
}

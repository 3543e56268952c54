import type { CategoryCount } from '@jeoul/api/types'
import type { CatalogueIndex } from '../../index/catalogue-index.ts'
import { filterItems } from '../../index/query-items.ts'
import type { Filter } from '../../index/question.ts'

const most = 30

/**
 * Counts the matches of a search by category, most first. Facet choices are ignored, because each category
 * has facets of its own.
 */
export function buildCategoryCounts(index: CatalogueIndex, filter: Filter): CategoryCount[] {
  const { total, inOrder } = filterItems(index, index.whole, { ...filter, specs: {} })
  const counts = new Map<string, number>()
  if (total === 0) return []
  for (const ref of inOrder('rank')) {
    const { cateId } = index.place(ref).leaf
    counts.set(cateId, (counts.get(cateId) ?? 0) + 1)
  }
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, most)
    .map(([cate_id, count]) => ({ cate_id, name: index.categories.get(cate_id)?.node.name ?? '', count }))
}

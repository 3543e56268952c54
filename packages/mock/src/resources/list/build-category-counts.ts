import type { CategoryCount } from '@jeoul/api/types'
import { at } from '../../catalogue/at.ts'
import type { CatalogueIndex } from '../../index/catalogue-index.ts'
import { filterItems } from '../../index/query-items.ts'
import type { Filter } from '../../index/question.ts'

const maxCategories = 30

/**
 * Counts the matches of a search by category: the one whose products match best first, then the one with most. Facet
 * choices are ignored, because each category has facets of its own.
 */
export function buildCategoryCounts(index: CatalogueIndex, filter: Filter): CategoryCount[] {
  const { total, inOrder } = filterItems(index, index.whole, { ...filter, specs: {} })
  if (total === 0) return []
  const scores = index.relevance(index.whole, filter.keyword)
  const found = new Map<number, { count: number; best: number }>()
  for (const ref of inOrder('rank')) {
    const leaf = at(index.columns.leaves, ref)
    const { count, best } = found.get(leaf) ?? { count: 0, best: 0 }
    found.set(leaf, { count: count + 1, best: Math.max(best, at(scores, ref)) })
  }
  return [...found]
    .sort(([, a], [, b]) => b.best - a.best || b.count - a.count)
    .slice(0, maxCategories)
    .map(([leaf, { count }]) => {
      const { cateId, name } = at(index.leaves, leaf).node
      return { cate_id: cateId, name, count }
    })
}

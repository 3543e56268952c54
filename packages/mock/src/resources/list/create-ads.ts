import { adsOf } from '../../catalogue/ads.ts'
import type { CatalogueIndex } from '../../index/catalogue-index.ts'
import type { CategoryRun } from '../../index/category-run.ts'
import { lazilyBy } from '../../index/lazily.ts'
import type { Answer } from '../../index/query-items.ts'

const maxAds = 3

/**
 * Refs of a category's paid placements among the matches; a parent category shows the first one of each of
 * its first leaves. In a search, those that match it less than half as well as the best result are left out: a processor
 * with 내장그래픽 is no answer to 그래픽 (assumed).
 */
export function createAds(index: CatalogueIndex): (answer: Answer, keyword: string) => readonly number[] {
  const all = lazilyBy(({ leaf, start, size }: CategoryRun) => {
    if (leaf) return adsOf(leaf, maxAds).map(row => start + row)
    return [...index.categories.values()]
      .filter(below => below.start >= start && below.start + below.size <= start + size)
      .flatMap(below => (below.leaf ? adsOf(below.leaf, 1).map(row => below.start + row) : []))
  })
  return ({ run, matches }, keyword) => {
    const among = all(run).filter(matches.has)
    if (keyword === '' || among.length === 0) return among.slice(0, maxAds)
    const scores = index.relevance(run, keyword)
    const scoreOf = (ref: number) => scores[ref - run.start] ?? 0
    const [best = 0] = matches.inOrder('relevance')
    return among.filter(ref => 2 * scoreOf(ref) >= scoreOf(best)).slice(0, maxAds)
  }
}

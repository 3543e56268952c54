import { adsOf } from '../../catalogue/ads.ts'
import type { CatalogueIndex } from '../../index/catalogue-index.ts'
import type { CategoryRun } from '../../index/category-run.ts'
import { lazilyBy } from '../../index/lazily.ts'

const maxAds = 3

/**
 * Refs of a category's paid placements among the matches; a parent category shows the first one of each of
 * its first leaves.
 */
export function createAds({
  categories,
}: CatalogueIndex): (run: CategoryRun, isLeft: (ref: number) => boolean) => readonly number[] {
  const all = lazilyBy(({ leaf, start, size }: CategoryRun) => {
    if (leaf) return adsOf(leaf, maxAds).map(row => start + row)
    return [...categories.values()]
      .filter(below => below.start >= start && below.start + below.size <= start + size)
      .flatMap(below => (below.leaf ? adsOf(below.leaf, 1).map(row => below.start + row) : []))
  })
  return (run, isLeft) => all(run).filter(isLeft).slice(0, maxAds)
}

import type { PopularKeyword } from '@jeoul/api/types'
import { hash } from '../../catalogue/random.ts'
import type { CatalogueIndex } from '../../index/catalogue-index.ts'
import { leavesByReviews } from '../category/leaves-by-reviews.ts'

/** How much a keyword's popularity varies from one ranking to the next. */
const swing = 0.15

/**
 * Names of the categories with the most reviews, with their current and previous ranks; the latter come from
 * a hash.
 *
 * @param shop name of the minishop that sells in the categories; null for the site
 */
export function buildPopularKeywords(
  index: CatalogueIndex,
  count: number,
  shop: string | null,
): readonly PopularKeyword[] {
  const sold = shop === null ? null : new Set(index.soldBy(shop).map(ref => index.place(ref).leaf.cateId))
  const now = leavesByReviews(index)
    .filter(({ node }) => sold?.has(node.cateId) ?? true)
    .map(({ node, reviews }) => ({ keyword: node.name, popularity: reviews }))
  const before = rankingOf(
    now.map(({ keyword, popularity }) => ({
      keyword,
      popularity: popularity * (1 - swing / 2 + (swing * (hash('wanted', keyword) % 100)) / 100),
    })),
    count,
  )
  return rankingOf(now, count).map((keyword, place) => {
    const placeBefore = before.indexOf(keyword)
    return { rank: place + 1, keyword, change: placeBefore < 0 ? null : placeBefore - place }
  })
}

interface RatedKeyword {
  readonly keyword: string
  readonly popularity: number
}

/** Keywords, the most popular first; of categories with the same name only the first. */
function rankingOf(keywords: readonly RatedKeyword[], count: number): readonly string[] {
  const sorted = keywords.toSorted((a, b) => b.popularity - a.popularity)
  return [...new Set(sorted.map(({ keyword }) => keyword))].slice(0, count)
}

import type { Category } from '@jeoul/api/types'
import fc from 'fast-check'
import type { Ask } from '../exchanges/create-ask.ts'
import type { Violation } from '../exchanges/violation.ts'
import { createAttempt } from './attempt.ts'
import { discoverCategory } from './discover-category.ts'
import { discoverReviews } from './discover-reviews.ts'
import { discoverShops } from './discover-shops.ts'
import type { Known, KnownCategory } from './known.ts'

export interface Discovery {
  readonly known: Known
  /** Violations found during discovery. */
  readonly violations: readonly Violation[]
}

const maxCategories = 6
const maxTried = 30
const maxItems = 6

/**
 * Explores the hosts' data: some categories with items, some of these items, reviews, minishops, notices and
 * articles. The same seed finds the same data.
 */
export async function discover(ask: Ask, seed: number): Promise<Discovery> {
  const violations: Violation[] = []
  const attempt = createAttempt(violations)

  const roots = await attempt(async () => (await ask.ok('getCategories')).body.result, [])
  const leaves = shuffle(leavesOf(roots), seed)
  // Lists of a whole tree are long and have no facets.
  const tried = [...leaves.slice(0, maxTried), ...roots.slice(0, 1).map(root => branchOf(root, []))]
  const found: Awaited<ReturnType<typeof discoverCategory>>[] = []
  for (const branch of tried) {
    if (found.length === maxCategories && branch !== tried.at(-1)) continue
    const one = await attempt(() => discoverCategory(ask, branch.cateId, branch.names), undefined)
    if (one && one.category.total > 0) found.push(one)
  }
  const categories = found.map(({ category }) => category)
  const itemIds = [...new Set(found.flatMap(one => one.itemIds.slice(0, maxItems)))]
  const unsoldIds = found.flatMap(one => one.unsoldIds)
  const reviews = await discoverReviews(ask, attempt, itemIds)
  const shops = await discoverShops(ask, attempt, itemIds)
  const notices = await attempt(async () => (await ask.ok('getNotices')).body.result, [])
  const [first] = categories
  const articles = first
    ? await attempt(
        async () => (await ask.ok('queryMedium', { values: { id: first.cateId } })).body.result,
        [],
      )
    : []
  const pools = {
    CategoryId: categories.map(({ cateId }) => cateId),
    ItemId: itemIds,
    NoticeId: notices.map(({ id }) => id),
    ArticleId: articles.map(({ idx_thread }) => idx_thread),
    SpecSelection: categories.flatMap(selectionsOf),
    keyword: categories.flatMap(({ words }) => words),
    ...shops,
  }
  return { known: { categories, itemIds, unsoldIds, reviews, pools }, violations }
}

/** A category with its name, and the names of its ancestors. */
interface Branch {
  readonly cateId: string
  readonly names: readonly string[]
}

function branchOf({ cate_id, name }: Category, above: readonly string[]): Branch {
  return { cateId: cate_id, names: [...above, name] }
}

function leavesOf(categories: readonly Category[], above: readonly string[] = []): readonly Branch[] {
  return categories.flatMap(category => {
    const branch = branchOf(category, above)
    return category.child.length === 0 ? [branch] : leavesOf(category.child, branch.names)
  })
}

function selectionsOf({ facets }: KnownCategory): readonly object[] {
  return facets.map(({ key, values }) => ({ [key]: values.slice(0, 2).map(value => value.key) }))
}

function shuffle<T>(all: readonly T[], seed: number): readonly T[] {
  const order = fc.shuffledSubarray([...all], { minLength: all.length, maxLength: all.length })
  return fc.sample(order, { seed, numRuns: 1 })[0] ?? []
}

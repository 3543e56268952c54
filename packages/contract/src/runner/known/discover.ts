import type { Category } from '@jeoul/api/types'
import fc from 'fast-check'
import type { Ask } from '../exchanges/create-ask.ts'
import type { Violation } from '../exchanges/hold.ts'
import {
  type Attempt,
  createAttempt,
  type Known,
  type KnownCategory,
  type KnownReview,
  reviewKinds,
  withoutAccessories,
} from './known.ts'

export interface Discovery {
  readonly known: Known
  /** Violations found during discovery. */
  readonly violations: readonly Violation[]
}

const maxCategories = 6
const maxTried = 30
const maxItemsOfCategory = 6
/** The number of items whose reviews, and whose offers' minishops, are loaded. */
const maxItems = 10
const maxReviewsOfItem = 3
const maxShops = 3
const window = 30
const forSale = 3

/**
 * Explores the hosts' data: some categories with items, some of these items, reviews, minishops, notices and
 * articles. The same seed finds the same data.
 */
export async function discover(ask: Ask, seed: number): Promise<Discovery> {
  const violations: Violation[] = []
  const attempt = createAttempt(violations)

  const roots = (await attempt(() => ask.ok('getCategories')))?.body.result ?? []
  const leaves = shuffle(leavesOf(roots), seed)
  // Lists of a whole tree are long and have no facets.
  const tried = [...leaves.slice(0, maxTried), ...roots.slice(0, 1).map(root => branchOf(root, []))]
  const found: Awaited<ReturnType<typeof discoverCategory>>[] = []
  for (const branch of tried) {
    if (found.length === maxCategories && branch !== tried.at(-1)) continue
    const one = await attempt(() => discoverCategory(ask, branch.cateId, branch.names))
    if (one && one.category.total > 0) found.push(one)
  }
  const categories = found.map(({ category }) => category)
  const itemIds = [...new Set(found.flatMap(one => one.itemIds.slice(0, maxItemsOfCategory)))]
  const unsoldIds = found.flatMap(one => one.unsoldIds)
  const reviews = await discoverReviews(ask, attempt, itemIds)
  const shops = await discoverShops(ask, attempt, itemIds)
  const notices = (await attempt(() => ask.ok('getNotices')))?.body.result ?? []
  const [first] = categories
  const media = first && (await attempt(() => ask.ok('queryMedium', { values: { id: first.cateId } })))
  const articles = media?.body.result ?? []
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

/** Loads a category's list and filters, and its first items. */
async function discoverCategory(ask: Ask, cateId: string, names: readonly string[]) {
  const { body } = await ask.ok('getItems', { values: { cate_id: cateId, limit: window } })
  const { items, total } = body.result
  const specs = await ask.ok('getSpecs', { values: { cate: cateId } })
  const category: KnownCategory = {
    cateId,
    names,
    total,
    facets: specs.body.result.filter(({ values }) => values.length > 0),
    makers: body.makers,
    words: items.slice(0, 3).flatMap(({ name }) => wordsOf(name).slice(0, 2)),
  }
  // Items that are not for sale are rare and the most likely to be wrong, so one comes first.
  const unsold = items.filter(({ price_state }) => price_state !== forSale).slice(0, 1)
  const first = [...unsold, ...items.filter(item => !unsold.includes(item))]
  return { category, itemIds: first.map(idOf), unsoldIds: unsold.map(idOf) }
}

function wordsOf(name: string): readonly string[] {
  return withoutAccessories(name).split(/\s+/).filter(Boolean)
}

const idOf = ({ item_id }: { readonly item_id: string }) => item_id

/** Loads reviews of some of the items, with their comments. */
async function discoverReviews(ask: Ask, attempt: Attempt, itemIds: readonly string[]) {
  const found: KnownReview[] = []
  for (const itemId of itemIds.slice(0, maxItems)) {
    for (const kind of reviewKinds) {
      const answer = await attempt(() => ask.ok(`get${kind}s`, { values: { id: itemId } }))
      const list = answer?.body.result.list ?? []
      for (const { idx_thread: threadId, thread } of list.slice(0, maxReviewsOfItem)) {
        const commentIds = thread.comments.map(({ idx_comment }) => idx_comment)
        found.push({ kind, itemId, threadId, commentIds })
      }
    }
  }
  return found
}

/** Loads the numbers and names of minishops that sell some of the items; the site itself is number 1. */
async function discoverShops(ask: Ask, attempt: Attempt, itemIds: readonly string[]) {
  const numbers = new Set<number>([1])
  for (const id of itemIds.slice(0, maxItems)) {
    const offers = await attempt(() => ask.ok('getMalls', { values: { id, x: 'all' } }))
    for (const { idxBManager } of offers?.body.markets ?? []) if (idxBManager > 0) numbers.add(idxBManager)
  }
  const known: { readonly id: number; readonly name: string }[] = []
  for (const id of [...numbers].slice(0, maxShops)) {
    const manager = await attempt(() => ask.ok('getManager', { values: { id } }))
    if (manager) known.push({ id, name: manager.body.result.mall_web_user })
  }
  return { ManagerId: known.map(({ id }) => id), MallWebUser: known.map(({ name }) => name) }
}

import { at } from '../../catalogue/at.ts'
import type { CatalogueIndex } from '../../index/catalogue-index.ts'

const maxRelated = 8
/** How many items of the list to look at. */
const maxLookedAt = 300

/**
 * Refs of popular items for sale in the same category, similar prices first; no variants. A minishop relates what it
 * sells itself, in any category.
 *
 * @param shop name of the minishop that shows the item; null for the site
 */
export function findRelated(index: CatalogueIndex, ref: number, shop: string | null): readonly number[] {
  const run = shop === null ? index.categories.get(index.place(ref).leaf.cateId) : index.whole
  if (!run) return []
  const same = new Set([ref, ...index.variants(ref)])
  const price = (other: number) => at(prices, other)
  const isSimilar = (other: number) => price(other) > 0.7 * price(ref) && price(other) < 1.4 * price(ref)
  const looked =
    shop === null ? index.order(run, 'rank', 'cash').subarray(0, maxLookedAt) : index.soldBy(shop)
  const asked = new Set([ref, ...looked])
  const prices = index.prices(run, other => asked.has(other)).cash
  const others = [...looked].filter(other => price(other) > 0 && !same.has(other))
  const similar = others.filter(isSimilar)
  return [...similar, ...others.filter(other => !isSimilar(other))].slice(0, maxRelated)
}

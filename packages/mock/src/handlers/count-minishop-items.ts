import type { Catalogue } from '../catalogue/catalogue.ts'
import { siteName } from './find-shop.ts'

/** How many items each minishop sells, by its name; the site itself shows them all. */
export function countMinishopItems({ leaves }: Catalogue): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { items } of leaves.values()) {
    counts.set(siteName, (counts.get(siteName) ?? 0) + items.size)
    for (let row = 0; row < items.size; row++) {
      const { minishop } = items.text(row)
      if (minishop !== undefined) counts.set(minishop, (counts.get(minishop) ?? 0) + 1)
    }
  }
  return counts
}

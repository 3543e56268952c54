import type { LeafRun } from './category-run.ts'

/** Refs of what each minishop sells, by its name. */
export function refsByShop(leaves: readonly LeafRun[]): ReadonlyMap<string, readonly number[]> {
  const shops = new Map<string, number[]>()
  for (const { leaf, start, size } of leaves) {
    for (let row = 0; row < size; row++) {
      const { minishop } = leaf.items.text(row)
      if (minishop === undefined) continue
      const refs = shops.get(minishop) ?? []
      refs.push(start + row)
      shops.set(minishop, refs)
    }
  }
  return shops
}

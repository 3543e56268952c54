import type { CategoryNode } from '../../catalogue/catalogue.ts'
import type { CatalogueIndex } from '../../index/catalogue-index.ts'

/** Keeps the categories in which a minishop sells something; all of them for the site itself. */
export function keepSold(
  index: CatalogueIndex,
  nodes: readonly CategoryNode[],
  shop: string | null,
): readonly CategoryNode[] {
  if (shop === null) return nodes
  const leaves = new Set(index.soldBy(shop).map(ref => index.place(ref).leaf.cateId))
  const keep = (node: CategoryNode): CategoryNode[] => {
    const children = node.children.flatMap(keep)
    return children.length > 0 || leaves.has(node.cateId) ? [{ ...node, children }] : []
  }
  return nodes.flatMap(keep)
}

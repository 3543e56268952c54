import type { Catalogue, CategoryNode, Leaf } from '../catalogue/catalogue.ts'

/** A category of any level, and the run of refs that its items are. */
export interface CategoryRun {
  readonly node: CategoryNode
  /** From the root down to the parent. */
  readonly ancestors: readonly CategoryNode[]
  readonly start: number
  readonly size: number
  /** Its own items: only a category without children has any. */
  readonly leaf: Leaf | undefined
}

export interface LeafRun extends CategoryRun {
  readonly leaf: Leaf
}

export interface Layout {
  readonly categories: ReadonlyMap<string, CategoryRun>
  /** In the order of their runs. */
  readonly leaves: readonly LeafRun[]
}

/** All items, as if the tree's roots were the children of one category. */
export function wholeOf(roots: readonly CategoryNode[], size: number): CategoryRun {
  return {
    node: { cateId: '', name: '전체', children: roots },
    ancestors: [],
    start: 0,
    size,
    leaf: undefined,
  }
}

/** Walks the tree and assigns a run of refs to every category. */
export function layOut(catalogue: Catalogue): Layout {
  const categories = new Map<string, CategoryRun>()
  const leaves: LeafRun[] = []
  let end = 0
  const place = (node: CategoryNode, ancestors: readonly CategoryNode[]): void => {
    const start = end
    const leaf = node.children.length === 0 ? catalogue.leaves.get(node.cateId) : undefined
    for (const child of node.children) place(child, [...ancestors, node])
    end += leaf?.items.size ?? 0
    const run = { node, ancestors, start, size: end - start }
    categories.set(node.cateId, { ...run, leaf })
    if (leaf) leaves.push({ ...run, leaf })
  }
  for (const root of catalogue.roots) place(root, [])
  return { categories, leaves }
}

import type { CategoryNode } from '../catalogue/catalogue.ts'

interface Node {
  readonly cateId: string
  readonly name: string
  readonly children: Node[]
}

/**
 * Merges category trees by id. A category keeps its name and place from the first tree that has it, wherever later
 * trees put it. Parents that would remain empty are left out.
 */
export function mergeTrees(trees: readonly (readonly CategoryNode[])[]): readonly CategoryNode[] {
  const roots: Node[] = []
  const known = new Map<string, Node>()
  const merge = (nodes: readonly CategoryNode[], siblings: Node[]): void => {
    for (const node of nodes) {
      const present = known.get(node.cateId)
      const target: Node = present ?? { cateId: node.cateId, name: node.name, children: [] }
      known.set(node.cateId, target)
      merge(node.children, target.children)
      if (present) continue
      const isEmptyParent = node.children.length > 0 && target.children.length === 0
      if (isEmptyParent) known.delete(node.cateId)
      else siblings.push(target)
    }
  }
  for (const tree of trees) merge(tree, roots)
  return roots
}

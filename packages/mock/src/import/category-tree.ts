import type { CategoryNode } from '../catalogue/catalogue.ts'
import { hash } from '../catalogue/random.ts'

/** The first-level category above all imported ones. No generated category has its id. */
const importedRoot = { cateId: '19', name: '가져온 상품' } as const

export function pathKey(path: readonly string[]): string {
  return path.join('\u001f')
}

interface Branch {
  readonly children: Map<string, Branch>
  /** The key of the path whose items are here, if any, and its id if that does not follow from the path. */
  holds?: { readonly key: string; readonly cateId: string | undefined }
}

/**
 * Builds a tree of category paths below the root of imported categories. Ids begin with '19' and depend on the path
 * alone: the same category has the same id in every import. A path that is also the beginning of another one gets a
 * leaf named '기타' for its own items.
 *
 * @param leaves paths, with ids where they do not follow from the path
 * @returns the tree, and leaf ids by `pathKey` of each given path
 */
export function buildCategoryTree(
  leaves: readonly { readonly path: readonly string[]; readonly cateId?: string | undefined }[],
): { roots: readonly CategoryNode[]; ids: ReadonlyMap<string, string> } {
  const top: Branch = { children: new Map() }
  for (const { path, cateId } of leaves) {
    let branch = top
    for (const name of path) {
      const next: Branch = branch.children.get(name) ?? { children: new Map() }
      branch.children.set(name, next)
      branch = next
    }
    branch.holds = { key: pathKey(path), cateId: cateId ?? branch.holds?.cateId }
  }
  const ids = new Map<string, string>()
  const taken = new Set<string>()
  const toNodes = (children: Branch['children'], trail: readonly string[]): CategoryNode[] =>
    [...children].map(([name, { children, holds }]) => {
      const path = [...trail, name]
      if (holds && children.size > 0) children.set('기타', { children: new Map(), holds })
      const isLeaf = children.size === 0
      const cateId = (isLeaf && holds?.cateId) || makeId(path, taken)
      if (isLeaf && holds) ids.set(holds.key, cateId)
      return { cateId, name, children: toNodes(children, path) }
    })
  return { roots: [{ ...importedRoot, children: toNodes(top.children, []) }], ids }
}

function makeId(path: readonly string[], taken: Set<string>): string {
  for (let number = hash(pathKey(path)); ; number++) {
    const id = `${importedRoot.cateId}${String(number % 10_000_000).padStart(7, '0')}`
    if (taken.has(id)) continue
    taken.add(id)
    return id
  }
}

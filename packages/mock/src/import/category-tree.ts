import type { CategoryNode } from '../catalogue/catalogue.ts'
import { hash } from '../catalogue/random.ts'

/** The first-level category above all imported ones. No generated category has its id. */
const importedRoot = { cateId: '19', name: '가져온 상품' } as const

export interface CategoryTree {
  readonly roots: readonly CategoryNode[]
  /** Leaf ids by `pathKey` of each given path. */
  readonly ids: ReadonlyMap<string, string>
}

export function pathKey(path: readonly string[]): string {
  return path.join('\u001f')
}

interface Branch {
  readonly name: string
  readonly children: Map<string, Branch>
  /** The path whose items are here, if any. */
  holds?: string
}

/**
 * Builds a tree of category paths below the root of imported categories. Ids begin with '19' and depend on the path
 * alone: the same category has the same id in every import. A path that is also the beginning of another one gets a
 * leaf named '기타' for its own items.
 *
 * @param leaves paths, with ids where they do not follow from the path
 */
export function buildCategoryTree(
  leaves: readonly { readonly path: readonly string[]; readonly cateId?: string | undefined }[],
): CategoryTree {
  const top: Branch = { name: '', children: new Map() }
  const fixed = new Map<string, string>()
  for (const { path, cateId } of leaves) {
    let branch = top
    for (const name of path) {
      const next: Branch = branch.children.get(name) ?? { name, children: new Map() }
      branch.children.set(name, next)
      branch = next
    }
    branch.holds = pathKey(path)
    if (cateId !== undefined) fixed.set(branch.holds, cateId)
  }
  const ids = new Map<string, string>()
  const taken = new Set<string>()
  const toNode = (branch: Branch, trail: readonly string[]): CategoryNode => {
    if (branch.holds !== undefined && branch.children.size > 0) {
      branch.children.set('기타', { name: '기타', children: new Map(), holds: branch.holds })
    }
    const isLeaf = branch.children.size === 0
    const fixedId = isLeaf && branch.holds !== undefined ? fixed.get(branch.holds) : undefined
    const cateId = fixedId ?? makeId(trail, taken)
    if (isLeaf && branch.holds !== undefined) ids.set(branch.holds, cateId)
    const children = [...branch.children.values()].map(child => toNode(child, [...trail, child.name]))
    return { cateId, name: branch.name, children }
  }
  const children = [...top.children.values()].map(branch => toNode(branch, [branch.name]))
  return { roots: [{ ...importedRoot, children }], ids }
}

function makeId(trail: readonly string[], taken: Set<string>): string {
  let number = hash(pathKey(trail)) % 10_000_000
  let id = format(number)
  while (taken.has(id)) {
    number = (number + 1) % 10_000_000
    id = format(number)
  }
  taken.add(id)
  return id
}

function format(number: number): string {
  return `${importedRoot.cateId}${String(number).padStart(7, '0')}`
}

import type { CategoryNode, Leaf, PriceState } from '../catalogue/catalogue.ts'
import { buildLeaf } from './build-leaf.ts'
import { buildCategoryTree, pathKey } from './category-tree.ts'
import type { CategoryReport } from './import-report.ts'
import type { LeafBuilder } from './leaf-builder.ts'
import type { ImportMapping } from './mapping.ts'

/** Above all ids of generated catalogues. */
export const firstImportedId = 3_000_000_001

interface BuiltLeaves {
  readonly roots: readonly CategoryNode[]
  readonly leaves: ReadonlyMap<string, Leaf>
  readonly categories: readonly CategoryReport[]
}

const states: Readonly<Record<string, PriceState>> = { 'sold-out': 1, upcoming: 2 }

/**
 * Turns everything that was read into categories with their items, numbered from the first imported id on.
 *
 * @param used fields already shown as name, maker, price or category
 */
export function buildLeaves(
  builders: readonly LeafBuilder[],
  mapping: ImportMapping,
  used: ReadonlySet<string>,
): BuiltLeaves {
  const { roots, ids } = buildCategoryTree(builders)
  const leaves = new Map<string, Leaf>()
  const categories: CategoryReport[] = []
  const options = {
    used,
    stateWithoutPrice: states[mapping.noPrice ?? 'upcoming'] ?? 2,
    labels: mapping.labels ?? new Map(),
    units: mapping.units ?? new Map(),
    skip: mapping.skip ?? new Set(),
    force: mapping.facets ?? new Set(),
    limit: mapping.facetLimit ?? 15,
  }
  let nextId = firstImportedId
  for (const builder of builders) {
    const cateId = ids.get(pathKey(builder.path)) ?? ''
    const { leaf, report } = buildLeaf(builder, cateId, nextId, options)
    leaves.set(cateId, leaf)
    categories.push(report)
    nextId += leaf.items.size
  }
  return { roots, leaves, categories }
}

import type { CategoryNode, Leaf, PriceState } from '../catalogue/catalogue.ts'
import { buildLeaf } from './build-leaf.ts'
import { buildCategoryTree, pathKey } from './category-tree.ts'
import type { CategoryReport } from './import-report.ts'
import type { InferenceOptions } from './infer-facets.ts'
import type { LeafBuilder } from './leaf-builder.ts'
import type { ImportMapping } from './mapping.ts'
import { createPathFinder } from './wished-paths.ts'

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
  const stateWithoutPrice = states[mapping.noPrice ?? 'upcoming'] ?? 2
  let nextId = firstImportedId
  for (const builder of builders) {
    const cateId = ids.get(pathKey(builder.path)) ?? ''
    const options = inferenceOptions(mapping, builder.columns.keys())
    const { leaf, report } = buildLeaf(builder, cateId, nextId, { ...options, used, stateWithoutPrice })
    leaves.set(cateId, leaf)
    categories.push(report)
    nextId += leaf.items.size
  }
  return { roots, leaves, categories }
}

/** @param paths of a category's fields */
function inferenceOptions(mapping: ImportMapping, paths: Iterable<string>): InferenceOptions {
  const { labels = [], units = [], skip = [], facets = [], facetLimit = 15 } = mapping
  const find = createPathFinder(paths)
  const pathOf = (wished: string) => find(wished) ?? wished
  return {
    labels: new Map([...labels].map(([path, label]) => [pathOf(path), label])),
    units: new Map([...units].map(([path, unit]) => [pathOf(path), unit])),
    skip: new Set([...skip].map(pathOf)),
    force: new Set([...facets].map(pathOf)),
    limit: facetLimit,
  }
}

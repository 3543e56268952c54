import type { Category } from './category.ts'
import type { CategoryPath } from './category-lookup.ts'

/**
 * Cuts the trees down to the part that a page renders.
 *
 * @param lookup the path to every category
 * @param path the page's category and the ones above it, from the top; empty for none
 * @param isMobile whether to return only the branch: the phone shows the departments only in whole trees
 * @returns all departments without their children, except the one that holds the page's category: its branch down to
 *   that category, with the categories of `categoriesNearby`
 */
export function outlineOf(
  lookup: ReadonlyMap<string, CategoryPath>,
  path: CategoryPath,
  isMobile: boolean,
): readonly Category[] {
  const branch = branchOf(path)
  if (isMobile) return branch ? [branch] : []
  return [...lookup.values()].flatMap(([department, ...below]) => {
    if (!department || below.length > 0) return []
    return department.cate_id === branch?.cate_id ? branch : alone(department)
  })
}

/** Keeps the siblings of a leaf, or the children of any other category. */
function branchOf([category, ...below]: CategoryPath): Category | null {
  if (!category) return null
  const next = branchOf(below)
  const isNextOffered = below.length === 1 && next?.child.length === 0
  return { ...category, child: next && !isNextOffered ? [next] : category.child.map(alone) }
}

const alone = ({ cate_id, name }: Category): Category => ({ cate_id, name, child: [] })

import type { Category } from '@jeoul/api/types'
import type { CategoryNode } from '../catalogue/catalogue.ts'
import type { CategoryRun } from '../index/category-run.ts'
import { lazily, lazilyBy } from '../index/lazily.ts'
import { findCategory } from './find-category.ts'
import type { MockContext } from './mock-context.ts'
import { type Ask, operation, operationOf, success } from './operation.ts'
import { parseInteger, parseOneOf } from './parameters.ts'

const trees = ['1', '2'] as const
type Tree = (typeof trees)[number]

/** Handlers of the category trees. Source: specification sections 3, 5 and 7. */
export function categoryHandlers({ index, baseUrls }: MockContext) {
  const all = `${baseUrls.main}/front/v3/item/cate`
  const treeUrl = `${all}/:tree`
  const treeOf = lazilyBy((tree: Tree) => buildTree(index.catalogue.roots, tree))
  const treeJson = lazilyBy((tree: Tree) => treesJson(treeOf(tree)))
  const allJson = lazily(() => treesJson(trees.flatMap(treeOf)))

  function answerAll({ query }: Ask): string {
    parseManager(query)
    return allJson()
  }

  return {
    getCategories: operation(all, answerAll),
    queryCategories: operationOf('POST', all, answerAll),
    getCategoryTree: operation(treeUrl, ({ path, query }) => {
      parseManager(query)
      return treeJson(parseOneOf('path.tree', path('tree'), trees) ?? '1')
    }),
    queryCategory: operationOf('POST', treeUrl, ({ path, query }) => {
      parseManager(query)
      const tree = trees.find(known => known === path('tree'))
      return tree ? treeJson(tree) : treesJson([buildBranch(findCategory(index, 'path.tree', path('tree')))])
    }),
  }
}

function parseManager(query: URLSearchParams): void {
  parseInteger('query.idx_b_manager', query.get('idx_b_manager'), 1)
}

function treesJson(result: readonly Category[]): string {
  return JSON.stringify({ ...success, result })
}

/** Roots whose ids begin with 2 are the second tree, all others the first. */
function buildTree(roots: readonly CategoryNode[], tree: Tree): readonly Category[] {
  return roots
    .filter(({ cateId }) => cateId.startsWith('2') === (tree === '2'))
    .map(root => buildCategory(root, root.cateId, 1))
}

/** A category with its own root and depth, as it has them in the whole tree. */
function buildBranch({ node, ancestors }: CategoryRun): Category {
  return buildCategory(node, ancestors[0]?.cateId ?? node.cateId, ancestors.length + 1)
}

function buildCategory({ cateId, name, children }: CategoryNode, rootId: string, depth: number): Category {
  return {
    cate_id: cateId,
    name,
    cate_dep: depth,
    cate_id_0: rootId,
    child_count: children.length,
    child: children.map(child => buildCategory(child, rootId, depth + 1)),
  }
}

import type { Category } from '@jeoul/api/types'
import type { CategoryNode } from '../../catalogue/catalogue.ts'
import { lazily, lazilyBy } from '../../index/lazily.ts'
import type { MockContext } from '../../operation/mock-context.ts'
import { type Ask, operation, operationOf, success } from '../../operation/operation.ts'
import { parseOneOf } from '../../operation/parameters.ts'
import { parseShop } from '../minishop/find-shop.ts'
import { findCategory } from './find-category.ts'
import { keepSold } from './keep-sold.ts'

const trees = ['1', '2'] as const
type Tree = (typeof trees)[number]

/** Handlers of the category trees. Source: specification sections 3, 5 and 7. */
export function categoryHandlers({ index, baseUrls }: MockContext) {
  const all = `${baseUrls.main}/front/v3/item/cate`
  const treeUrl = `${all}/:tree`
  /** The site's trees, or the part of them that a minishop sells in. */
  const treesOf = lazilyBy((shop: string | null) => {
    const roots = keepSold(index, index.catalogue.roots, shop)
    const treeOf = lazilyBy((tree: Tree) => buildTree(roots, tree))
    return {
      treeJson: lazilyBy((tree: Tree) => treesJson(treeOf(tree))),
      allJson: lazily(() => treesJson(trees.flatMap(treeOf))),
    }
  })
  const answerAll = ({ query }: Ask) => treesOf(parseShop(query)).allJson()

  return {
    getCategories: operation(all, answerAll),
    queryCategories: operationOf('POST', all, answerAll),
    getCategoryTree: operation(treeUrl, ({ path, query }) => {
      const { treeJson } = treesOf(parseShop(query))
      return treeJson(parseOneOf('path.tree', path('tree'), trees) ?? '1')
    }),
    queryCategory: operationOf('POST', treeUrl, ({ path, query }) => {
      const shop = parseShop(query)
      const tree = trees.find(known => known === path('tree'))
      if (tree) return treesOf(shop).treeJson(tree)
      const { node, ancestors } = findCategory(index, 'path.tree', path('tree'))
      const children = keepSold(index, node.children, shop)
      return treesJson([buildBranch({ ...node, children }, ancestors)])
    }),
  }
}

function treesJson(result: readonly Category[]): string {
  return JSON.stringify({ ...success, result })
}

/** Roots whose ids start with 2 form the second tree, all others the first. */
function buildTree(roots: readonly CategoryNode[], tree: Tree): readonly Category[] {
  return roots
    .filter(({ cateId }) => cateId.startsWith('2') === (tree === '2'))
    .map(root => buildCategory(root, root.cateId, 1))
}

/** A category with the root and depth that it has in the whole tree. */
function buildBranch(node: CategoryNode, ancestors: readonly CategoryNode[]): Category {
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

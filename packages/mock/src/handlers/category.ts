import type { Category } from '@jeoul/api/types'
import type { CategoryNode } from '../catalogue/catalogue.ts'
import { lazilyBy } from '../index/lazily.ts'
import type { MockContext } from './mock-context.ts'
import { operation, success } from './operation.ts'
import { parseInteger, parseOneOf } from './parameters.ts'

type Tree = '1' | '2'

/** The handler of one of the two category trees. Source: specification sections 3, 5 and 7. */
export function getCategoryTree({ index, baseUrls }: MockContext) {
  const answerOf = lazilyBy((tree: Tree) =>
    JSON.stringify({ ...success, result: buildTree(index.catalogue.roots, tree) }),
  )
  return operation(`${baseUrls.main}/front/v3/item/cate/:tree`, ({ path, query }) => {
    parseInteger('query.idx_b_manager', query.get('idx_b_manager'), 1)
    return answerOf(parseOneOf('path.tree', path('tree'), ['1', '2']) ?? '1')
  })
}

/** Roots whose ids begin with 2 are the second tree, all others the first. */
function buildTree(roots: readonly CategoryNode[], tree: Tree): readonly Category[] {
  return roots
    .filter(({ cateId }) => cateId.startsWith('2') === (tree === '2'))
    .map(root => buildCategory(root, root.cateId, 1))
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

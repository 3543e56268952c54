import type { Category } from '@jeoul/api/types'
import type { Exchange } from '../exchanges/exchange.ts'
import { hold, holdSame } from '../exchanges/hold.ts'
import { caseLaw } from './law.ts'

const trees = ['1', '2'] as const

/** Category trees are valid trees, and all calls return the same trees. Source: specification sections 3 and 5. */
export const categoryTrees = [
  caseLaw({
    id: 'category-trees',
    name: 'both trees together hold all categories',
    operations: ['getCategoryTree', 'getCategories', 'queryCategories', 'queryCategory'],
    cases: () => ['once'],
    async holds({ ask }) {
      const parts = await Promise.all(trees.map(tree => ask.ok('getCategoryTree', { values: { tree } })))
      for (const [place, part] of parts.entries()) {
        const tree = trees[place]
        for (const root of part.body.result) holdTree(root, root.cate_id, 1, part)
        const isOfOther = part.body.result.some(({ cate_id }) => cate_id.startsWith('2') !== (tree === '2'))
        hold(!isOfOther, 'body.result', 'has a category of the other tree', part)
      }
      const roots = parts.flatMap(({ body }) => body.result)
      for (const operationId of ['getCategories', 'queryCategories'] as const) {
        const whole = await ask.ok(operationId)
        holdSame('body.result', whole.body.result, roots, ...parts, whole)
      }
    },
  }),
  caseLaw({
    id: 'single-category',
    name: 'a category requested by its id is the one in the tree',
    operations: ['queryCategory'],
    cases: ({ known }) => known.categories,
    async holds({ ask }, { cateId }) {
      const one = await ask.ok('queryCategory', { values: { tree: cateId } })
      const ids = one.body.result.map(({ cate_id }) => cate_id)
      holdSame('body.result', ids, [cateId], one)
    },
  }),
]

function holdTree(category: Category, root: string, depth: number, by: Exchange): void {
  const at = `the category ${category.cate_id}`
  holdSame(`${at}: cate_dep`, category.cate_dep, depth, by)
  holdSame(`${at}: cate_id_0`, category.cate_id_0, root, by)
  holdSame(`${at}: child_count`, category.child_count, category.child.length, by)
  for (const child of category.child) holdTree(child, root, depth + 1, by)
}

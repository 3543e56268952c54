import { expect, test } from 'vitest'
import type { Category } from './category.ts'
import { categoryLookup } from './category-lookup.ts'
import { outlineOf } from './outline.ts'

const category = (cate_id: string, ...child: Category[]): Category => ({ cate_id, name: cate_id, child })
const lookup = categoryLookup([
  category('1', category('11', category('111'), category('112')), category('12', category('121'))),
  category('2', category('21', category('211'))),
])

/** Writes categories as text: 1(11) is a category with one child. */
const drawn = (categories: readonly Category[]): string =>
  categories
    .map(({ cate_id, child }) => (child.length > 0 ? `${cate_id}(${drawn(child)})` : cate_id))
    .join(' ')

test.each([
  ['no branch', '', '1 2', ''],
  ['a leaf with its siblings', '111', '1(11(111 112)) 2', '1(11(111 112))'],
  ['a category with its children', '11', '1(11(111 112)) 2', '1(11(111 112))'],
  ['a department with its children', '1', '1(11 12) 2', '1(11 12)'],
  ['a branch of the second tree', '211', '1 2(21(211))', '2(21(211))'],
])('%s: the desktop gets the departments without children, the phone none', (_, cateId, desktop, phone) => {
  const path = lookup.get(cateId) ?? []
  expect([outlineOf(lookup, path, false), outlineOf(lookup, path, true)].map(drawn)).toEqual([desktop, phone])
})

import type { Category } from '@jeoul/api/types'
import { expect, test } from 'vitest'
import { categoriesNearby } from './categories-nearby.ts'

const category = (cate_id: string, child: Category[] = []): Category => ({
  cate_id,
  name: cate_id,
  cate_dep: 1,
  cate_id_0: '1',
  child,
  child_count: child.length,
})
const leaves = [category('11'), category('12')]
const top = category('1', leaves)

test("offers a category's children, and a leaf's siblings", () => {
  expect(categoriesNearby([top])).toBe(leaves)
  expect(categoriesNearby([top, category('11')])).toBe(leaves)
})

test('offers nothing for a category without siblings or an unknown one', () => {
  expect(categoriesNearby([category('3')])).toEqual([])
  expect(categoriesNearby([])).toEqual([])
})

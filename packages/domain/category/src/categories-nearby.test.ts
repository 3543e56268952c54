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

test('a category leads to its children, a leaf to its siblings', () => {
  expect(categoriesNearby([top])).toBe(leaves)
  expect(categoriesNearby([top, category('11')])).toBe(leaves)
})

test('a lonely category and an unknown one lead nowhere', () => {
  expect(categoriesNearby([category('3')])).toEqual([])
  expect(categoriesNearby([])).toEqual([])
})

import type { Category } from '@jeoul/api/types'
import { expect, test } from 'vitest'
import { categoryLookup } from './category-lookup.ts'

const category = (cate_id: string, child: Category[] = []): Category => ({
  cate_id,
  name: cate_id,
  cate_dep: 1,
  cate_id_0: '1',
  child,
  child_count: child.length,
})
const lookup = categoryLookup([
  category('1', [category('11', [category('111')]), category('12')]),
  category('2'),
])
const idsOf = (cateId: string) => lookup.get(cateId)?.map(({ cate_id }) => cate_id)

test.each([
  ['1', ['1']],
  ['111', ['1', '11', '111']],
  ['12', ['1', '12']],
  ['2', ['2']],
])('"a flat lookup by cate_id": %s', (cateId, path) => {
  expect(idsOf(cateId)).toEqual(path)
})

test('does not contain categories that the trees lack', () => {
  expect(lookup.get('9')).toBeUndefined()
  expect(lookup.size).toBe(5)
  expect(categoryLookup([]).size).toBe(0)
})

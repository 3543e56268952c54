import { describe, expect, test } from 'vitest'
import { readCategories } from './category-answer.ts'

const leaf = { cate_id: '1127', name: '그래픽카드', cate_dep: 2, cate_id_0: '11', child_count: 0, child: [] }
const root = { cate_id: '11', name: 'PC부품', cate_dep: 1, cate_id_0: '11', child_count: 1, child: [leaf] }

describe('"Category data is stored only when success is true or message is \'success\'"', () => {
  test.each([
    [true, 'success', true],
    [true, 'ok', true],
    [false, 'success', true],
    [false, 'error', false],
  ])('success %s, message %s: stored %s', (success, message, isStored) => {
    expect(readCategories({ success, message, result: [root] }) !== null).toBe(isStored)
  })
})

test.each([
  { ...leaf, cate_id: '' },
  { ...leaf, name: '' },
])('drops only the malformed entry: %j', odd => {
  const result = [odd, { ...root, child: [odd, leaf] }]
  expect(readCategories({ success: true, message: 'success', result })).toEqual([
    { cate_id: '11', name: 'PC부품', child: [{ cate_id: '1127', name: '그래픽카드', child: [] }] },
  ])
})

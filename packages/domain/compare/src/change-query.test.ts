import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { withMoved, withRemoved } from './change-query.ts'

const query = { itemIds: ['1', '2', '3'], showsAll: true }

describe('moving a product', () => {
  test.each([
    ['to the right', '1', 1, ['2', '1', '3']],
    ['to the end', '1', 2, ['2', '3', '1']],
    ['to the front', '3', 0, ['3', '1', '2']],
    ['beyond the end', '1', 9, ['2', '3', '1']],
    ['before the front', '2', -1, ['2', '1', '3']],
    ['to where it is', '2', 1, ['1', '2', '3']],
    ['that is not there', '9', 0, ['1', '2', '3']],
  ])('%s', (_, itemId, to, itemIds) => {
    expect(withMoved(query, { itemId, to })).toEqual({ itemIds, showsAll: true })
  })

  test('never loses or duplicates a product, keeps the others’ order, and can be reverted', () => {
    const ids = fc.uniqueArray(fc.nat({ max: 99 }).map(String), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(ids, fc.nat(7), fc.integer({ min: -2, max: 9 }), (itemIds, which, to) => {
        const from = which % itemIds.length
        const itemId = itemIds[from] ?? ''
        const after = withMoved({ itemIds, showsAll: false }, { itemId, to })
        const others = (order: readonly string[]) => order.filter(id => id !== itemId)
        expect(others(after.itemIds)).toEqual(others(itemIds))
        expect(after.itemIds.length).toBe(itemIds.length)
        expect(withMoved(after, { itemId, to: from }).itemIds).toEqual(itemIds)
      }),
    )
  })
})

test('removing a product keeps the others', () => {
  expect(withRemoved(query, '2').itemIds).toEqual(['1', '3'])
  expect(withRemoved(query, '9')).toBe(query)
})

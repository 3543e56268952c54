import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { leftOutOf, readCompareQuery, writeCompareQuery } from './compare-query.ts'

describe('the address of a comparison', () => {
  test.each([
    ['nothing', '', [], false],
    ['no products', '?items=', [], false],
    ['products in their order', '?items=3,1,2', ['3', '1', '2'], false],
    ['commas as browsers write them', '?items=3%2C1', ['3', '1'], false],
    ['products one by one', '?items=3&items=1', ['3', '1'], false],
    ['all rows', '?items=3,1&rows=all', ['3', '1'], true],
    ['rows of another kind', '?items=3,1&rows=some', ['3', '1'], false],
    ['one twice', '?items=3,1,3', ['3', '1'], false],
    ['spaces and empty places', '?items= 3,,%201 ,', ['3', '1'], false],
    ['ids that are none', '?items=abc,-1,1.5,<b>,1234567890123,7', ['7'], false],
    ['more than eight', '?items=1,2,3,4,5,6,7,8,9,10', ['1', '2', '3', '4', '5', '6', '7', '8'], false],
    ['broken escapes', '?items=%E0%A4%A,7', ['7'], false],
  ])('%s', (_, search, itemIds, showsAll) => {
    expect(readCompareQuery(search)).toEqual({ itemIds, showsAll })
  })

  test('reads back what was written', () => {
    const query = fc.record({
      itemIds: fc.uniqueArray(fc.nat().map(String), { minLength: 1, maxLength: 8 }),
      showsAll: fc.boolean(),
    })
    fc.assert(
      fc.property(query, any => {
        expect(readCompareQuery(writeCompareQuery(any))).toEqual(any)
      }),
    )
  })

  test('any text gives a comparison of at most eight different products', () => {
    fc.assert(
      fc.property(fc.string(), typed => {
        const { itemIds } = readCompareQuery(`?items=${typed}`)
        expect(itemIds.length).toBeLessThanOrEqual(8)
        expect(new Set(itemIds).size).toBe(itemIds.length)
        expect(itemIds.every(id => /^\d{1,12}$/.test(id))).toBe(true)
      }),
    )
  })

  test('"ten ids say that two were left out"', () => {
    expect(leftOutOf('?items=1,2,3,4,5,6,7,8,9,10,10,x')).toBe(2)
    expect(leftOutOf('?items=1,2,3,4,5,6,7,8')).toBe(0)
    expect(leftOutOf('')).toBe(0)
  })

  test('an empty comparison has no query', () => {
    expect(writeCompareQuery({ itemIds: [], showsAll: true })).toBe('')
  })
})

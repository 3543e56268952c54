import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { maxSeen, readSeenItems, type SeenItem, withoutSeen, withSeen } from './seen-items.ts'

const item = (itemId: string): SeenItem => ({ itemId, name: `상품 ${itemId}`, image: null })
const visits = fc.array(fc.nat({ max: 60 }).map(number => item(String(number))))
const after = (seen: readonly SeenItem[]) => seen.reduce<readonly SeenItem[]>(withSeen, [])

describe('after any visits', () => {
  test('the last one comes first', () => {
    fc.assert(fc.property(visits, seen => after(seen)[0] === seen.at(-1)))
  })

  test('every product appears once, up to the maximum', () => {
    fc.assert(
      fc.property(visits, seen => {
        const kept = after(seen).map(({ itemId }) => itemId)
        expect(new Set(kept).size).toBe(kept.length)
        expect(kept.length).toBe(Math.min(maxSeen, new Set(seen.map(({ itemId }) => itemId)).size))
      }),
    )
  })

  test('reads back what was written', () => {
    fc.assert(
      fc.property(visits, seen => {
        expect(readSeenItems(JSON.parse(JSON.stringify(after(seen))))).toEqual(after(seen))
      }),
    )
  })
})

test('a product can be removed', () => {
  expect(withoutSeen([item('1'), item('2'), item('3')], '2')).toEqual([item('1'), item('3')])
  expect(withoutSeen([item('1')], '9')).toEqual([item('1')])
})

describe('reading stored products', () => {
  test.each([
    ['nothing', null, null],
    ['a word', 'seen', null],
    ['one product', item('1'), null],
    ['none', [], []],
    ['others among products', [item('1'), null, 7, {}, { itemId: 2, name: '', image: null }], [item('1')]],
    ['a product with a picture', [{ ...item('1'), image: '/1.svg' }], [{ ...item('1'), image: '/1.svg' }]],
    ['a picture that is none', [{ ...item('1'), image: 7 }], [item('1')]],
    ['what nobody asks for', [{ ...item('1'), colour: 7 }], [item('1')]],
    ['a price', [{ ...item('1'), price: 892_000 }], [{ ...item('1'), price: 892_000 }]],
    ['a price that is none', [{ ...item('1'), price: '892,000' }], [item('1')]],
  ])('%s', (_, found, items) => {
    expect(readSeenItems(found)).toEqual(items)
  })
})

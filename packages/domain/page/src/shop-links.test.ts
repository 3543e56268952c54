import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readShopAddress } from './shop-address.ts'
import { outsideShop, shopSearch } from './shop-links.ts'

test('a link into a minishop names that minishop', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 2 ** 31 - 1 }), managerId => {
      expect(readShopAddress(shopSearch(managerId))).toEqual({ mallUser: null, managerId })
    }),
  )
})

test('a link of the site itself names none', () => {
  expect([shopSearch(1), shopSearch(null)]).toEqual(['', ''])
})

test.each(['', '?sort=low', '?mall_web_user=a&sort=low', '?sort=low&idx_b_manager=3', '?idx_b_manager=3'])(
  'outside of a minishop, %j names none and keeps the rest',
  search => {
    expect(readShopAddress(outsideShop(search))).toBeNull()
    expect(outsideShop(search)).toBe(search.includes('sort') ? '?sort=low' : '')
  },
)

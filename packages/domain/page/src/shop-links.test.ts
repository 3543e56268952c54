import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readShopAddress } from './shop-address.ts'
import { insideShop, outsideShop, shopSearch } from './shop-links.ts'

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

test.each([
  ['the site itself', '/list/1', '?sort=low', '/list/1'],
  ['a minishop by its user name', '/list/1', '?mall_web_user=sunin21', '/list/1?mall_web_user=sunin21'],
  [
    'a minishop by its number',
    '/list/1?sort=low',
    '?a=1&idx_b_manager=3',
    '/list/1?sort=low&idx_b_manager=3',
  ],
  ['a way to another minishop', '/?idx_b_manager=4', '?idx_b_manager=3', '/?idx_b_manager=4'],
  ['a way out, said by the site’s own number', '/?idx_b_manager=1', '?idx_b_manager=3', '/?idx_b_manager=1'],
  ['what names no minishop', '/list/1', '?idx_b_manager=0', '/list/1'],
])('the ways on from %s', (_, href, search, inside) => {
  expect(insideShop(href, search)).toBe(inside)
})

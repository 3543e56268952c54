import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readShopAddress, type ShopAddress } from './shop-address.ts'
import { insideShop, outsideShop, shopCanonical, shopParam } from './shop-links.ts'

const shops: fc.Arbitrary<ShopAddress> = fc.oneof(
  fc.record({ mallUser: fc.constant(null), managerId: fc.integer({ min: 2, max: 2 ** 31 - 1 }) }),
  fc.record({ mallUser: fc.stringMatching(/^[A-Za-z][A-Za-z0-9_-]{0,39}$/), managerId: fc.constant(null) }),
)
const ways = fc.constantFrom('/', '/list/1?sort=low&page=2', '/search?keyword=ssd#found', '/#directory', '')

test('a link inside names the minishop, and removing it restores the link', () => {
  fc.assert(
    fc.property(shops, ways, (shop, href) => {
      const { search, hash } = new URL(insideShop(href, shopParam(shop)), 'http://shop.test')
      expect(readShopAddress(search)).toEqual(shop)
      expect(outsideShop(search) + hash).toBe(href.replace(/^[^?#]*/, ''))
    }),
  )
})

test('adding the minishop twice has no further effect', () => {
  fc.assert(
    fc.property(shops, shops, ways, (one, other, href) => {
      const inside = insideShop(href, shopParam(one))
      expect(insideShop(inside, shopParam(other))).toBe(inside)
    }),
  )
})

test.each(['', '?sort=low', '?mall_web_user=a&sort=low', '?sort=low&idx_b_manager=3', '?idx_b_manager=3'])(
  'outside of a minishop, %j has no minishop and the rest unchanged',
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
  ['a way to a place on a page', '/#directory', '?idx_b_manager=3', '/?idx_b_manager=3#directory'],
  ['a way to another minishop', '/?idx_b_manager=4', '?idx_b_manager=3', '/?idx_b_manager=4'],
  ['a way out, said by the site’s own number', '/?idx_b_manager=1', '?idx_b_manager=3', '/?idx_b_manager=1'],
  ['"an idx_b_manager of zero counts as absent"', '/list/1', '?idx_b_manager=0', '/list/1'],
  ['what is no number', '/list/1', '?idx_b_manager=3x', '/list/1'],
  [
    'a number beside what is no name',
    '/list/1',
    '?mall_web_user=21&idx_b_manager=3',
    '/list/1?idx_b_manager=3',
  ],
])('the links of %s', (_, href, search, inside) => {
  expect(insideShop(href, shopParam(readShopAddress(search)))).toBe(inside)
})

describe('the canonical address of a page in a minishop', () => {
  test.each([
    ['on the site itself', 'http://shop.test/list/1?page=2', 1, 'http://shop.test/list/1?page=2'],
    ['while the minishop is not known', 'http://shop.test/list/1', null, 'http://shop.test/list/1'],
    ['in a minishop', 'http://shop.test/list/1', 3, 'http://shop.test/list/1?idx_b_manager=3'],
    [
      'in a minishop, a page on',
      'http://shop.test/list/1?page=2',
      3,
      'http://shop.test/list/1?page=2&idx_b_manager=3',
    ],
  ])('%s', (_, canonical, managerId, wanted) => {
    expect(shopCanonical(canonical, managerId)).toBe(wanted)
  })
})

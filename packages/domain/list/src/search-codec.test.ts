import { readKeyword } from '@jeoul/search/keyword'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plainSearch, type Search } from './list-query.ts'
import { readListQuery, writeListQuery } from './list-query-codec.ts'
import { desktopList, mobileList } from './list-site.ts'
import { readSearch, searchAddress } from './search-codec.ts'

const search: fc.Arbitrary<Search> = fc.record({
  keyword: fc
    .string({ unit: 'binary', maxLength: 120 })
    .map(readKeyword)
    .filter(keyword => keyword !== ''),
  cateId: fc.option(fc.stringMatching(/^[0-9]{1,10}$/)),
  isExact: fc.boolean(),
})

test('reads back the search of an address', () => {
  fc.assert(
    fc.property(search, found => {
      expect(readSearch(writeListQuery(plainSearch(found)))).toEqual(found)
    }),
  )
})

test('addresses are readable', () => {
  const query = plainSearch({ keyword: 'rtx 5070', cateId: '111213', isExact: true })
  expect(writeListQuery({ ...query, page: 2 })).toBe('?keyword=rtx+5070&cate=111213&exact=1&page=2')
})

const plain = { keyword: 'SSD', cateId: null, isExact: false }

describe('malformed parameters count as missing', () => {
  test.each<[string, Search | null]>([
    ['', null],
    ['?keyword=', null],
    ['?keyword=%20%E2%80%8B', null],
    ['?keyword=%E0%A4', null],
    ['?keyword=SSD&cate=x&exact=yes', plain],
    ['?keyword=SSD&of=111410', plain],
    ['?keyword=SSD&of=111410&spec=size:1tb', { ...plain, cateId: '111410' }],
    ['?keyword=SSD&cate=12345678901', plain],
    ['?keyword=SSD&keyword=HDD', plain],
    ['?keyword=%EF%BC%B3SD', plain],
    [`?keyword=${'가'.repeat(150)}`, { ...plain, keyword: '가'.repeat(100) }],
    ['?keyword=<script>alert(1)</script>', { ...plain, keyword: '<script>alert(1)</script>' }],
  ])('%s', (address, found) => {
    expect(readSearch(address)).toEqual(found)
  })
})

test('a search defaults to 정확도순, which its address omits; a list has no such order', () => {
  const order = (address: string) => readListQuery(address, desktopList, readSearch(address)).sort
  expect(order('?keyword=ssd')).toBe('relevance')
  expect(order('?keyword=ssd&sort=rank')).toBe('rank')
  expect(order('?sort=relevance')).toBe('rank')
  const byRank = { ...plainSearch({ keyword: 'ssd', cateId: null, isExact: false }), sort: 'rank' as const }
  expect(order(writeListQuery(byRank))).toBe('rank')
})

describe('the list of a search address', () => {
  test.each([
    ['nothing to search for', '?keyword=%20', 1],
    ['a minishop whose number is looked up', '?keyword=ssd', null],
  ])('none: %s', (_, search, managerId) => {
    expect(searchAddress(search, managerId)).toBeNull()
  })

  test('has a category and further choices', () => {
    expect(searchAddress('?keyword=ssd&cate=111213&max=9000', 20)).toMatchObject({
      cateId: '111213',
      managerId: 20,
      query: { search: { keyword: 'ssd', cateId: '111213', isExact: false }, max: 9000, page: 1, size: 30 },
    })
  })

  test('has no category if it searches the whole catalogue', () => {
    expect(searchAddress('?keyword=ssd', 1)?.cateId).toBe('')
  })

  test('follows its site: "Mobile route defaults: page 1, sort 1, perpage 40"', () => {
    const address = searchAddress('?keyword=ssd&sort=low', 1, mobileList)
    expect(address).toMatchObject({ site: mobileList, query: { sort: 'low', size: 40 } })
  })
})

import { describe, expect, test } from 'vitest'
import { mobileList } from './list-site.ts'
import { searchAddress } from './search-address.ts'

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

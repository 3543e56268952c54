import { describe, expect, test } from 'vitest'
import { itemsRequest } from './items-request.ts'
import { defaultListQuery } from './list-query.ts'
import { desktopList, mobileList } from './list-site.ts'

test('a plain list requests its first thirty, with "fields requested: stdpc, maker, hotdeal, event"', () => {
  expect(itemsRequest('112753', 1, defaultListQuery, desktopList)).toEqual({
    cate_id: '112753',
    idx_b_manager: 1,
    ad: 'sap006',
    fields: ['stdpc', 'maker', 'hotdeal', 'event'],
    group: 'product',
    offset: 0,
    limit: 30,
    sort: 'rank',
    type: 'cash',
  })
})

test('page three of sixty with a choice requests only its window and the choice', () => {
  const query = { ...defaultListQuery, page: 3, size: 60, spec: { memory: ['12'] }, max: 500_000 }
  expect(itemsRequest('112753', 1, query, desktopList)).toMatchObject({
    offset: 120,
    limit: 180,
    spec: '{"memory":["12"]}',
    max: 500_000,
  })
  expect(itemsRequest('112753', 1, query, desktopList)).not.toHaveProperty('min')
  expect(itemsRequest('112753', 1, query, desktopList)).not.toHaveProperty('maker')
})

test('an event’s list requests it', () => {
  expect(itemsRequest('112753', 1, { ...defaultListQuery, event: '3' }, desktopList)).toMatchObject({
    event: '3',
  })
})

describe('"sam006 for mobile list ads", "page size: 30": the phone', () => {
  test.each([
    ['begins at the first', {}, { offset: 0, limit: 30 }],
    [
      'takes page and perpage for where it begins, and loads thirty from there',
      { page: 3 },
      { offset: 80, limit: 110 },
    ],
    ['counts pages of another size', { page: 2, size: 30 }, { offset: 30, limit: 60 }],
  ])('%s', (_, chosen, window) => {
    const query = { ...mobileList.defaults, ...chosen }
    expect(itemsRequest('112753', 1, query, mobileList)).toMatchObject({ ad: 'sam006', ...window })
  })
})

describe('a search', () => {
  const search = { keyword: '그래픽카드', cateId: null, isExact: false }

  test('requests its words in every category', () => {
    const requests = itemsRequest('', 1, { ...defaultListQuery, search }, desktopList)
    expect(requests).toMatchObject({ keyword: '그래픽카드' })
    expect(requests).not.toHaveProperty('cate_id')
  })

  test('"result-in-result search" requests all words together, in the category that it is narrowed to', () => {
    const requests = itemsRequest('111213', 1, { ...defaultListQuery, search, kwd: 'asus' }, desktopList)
    expect(requests).toMatchObject({ cate_id: '111213', keyword: '그래픽카드 asus' })
  })

  test('never exceeds the API’s limit', () => {
    const long = { ...search, keyword: '😀'.repeat(98) }
    const { keyword = '' } = itemsRequest(
      '',
      1,
      { ...defaultListQuery, search: long, kwd: 'ab c' },
      desktopList,
    )
    expect(keyword).toBe(`${'😀'.repeat(98)} a`)
  })
})

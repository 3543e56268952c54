import { describe, expect, test } from 'vitest'
import { listHead } from './list-head.ts'
import { defaultListQuery, type ListQuery } from './list-query.ts'
import { listStructuredData } from './list-structured-data.ts'
import { listAnswer, listItem } from './testing/list-item.ts'

const category = (cate_id: string, name: string) => ({
  cate_id,
  name,
  cate_dep: 1,
  cate_id_0: '11',
  child_count: 0,
  child: [],
})
const item = {
  ...listItem('7'),
  name: '그래픽카드 가',
  image: 'http://localhost/7.svg',
  cash: 1000,
  card: 1000,
  mall_count: 1,
}
const parts = {
  origin: 'http://shop.test',
  cateId: '112753',
  path: [category('11', '컴퓨터'), category('112753', '그래픽카드')],
  name: '그래픽카드',
  query: defaultListQuery,
  answer: listAnswer([{ ...item, item_id: '9', ad: true }, item], 1284),
}

describe('the canonical address of a list', () => {
  test.each<[string, Partial<ListQuery>, string, boolean]>([
    ['the plain list', {}, 'http://shop.test/list/112753', true],
    ['its second page', { page: 2 }, 'http://shop.test/list/112753?page=2', true],
    ['a filtered list', { makers: ['1'] }, 'http://shop.test/list/112753', false],
    ['an event', { event: '3' }, 'http://shop.test/list/112753', false],
    ['another order', { sort: 'low' }, 'http://shop.test/list/112753', false],
    ['a filtered second page', { makers: ['1'], page: 2 }, 'http://shop.test/list/112753', false],
  ])('%s', (_, chosen, canonical, isIndexed) => {
    const head = listHead({ ...parts, query: { ...defaultListQuery, ...chosen } })
    expect(head).toMatchObject({ canonical, isIndexed })
  })

  test('an empty list is not indexed', () => {
    expect(listHead({ ...parts, answer: { ...parts.answer, items: [] } }).isIndexed).toBe(false)
    expect(listHead({ ...parts, answer: null }).isIndexed).toBe(false)
  })
})

test('the title names the list and the page', () => {
  expect(listHead(parts).title).toBe('그래픽카드 가격비교 | 저울')
  expect(listHead({ ...parts, query: { ...defaultListQuery, page: 2 } }).title).toBe(
    '그래픽카드 가격비교 2페이지 | 저울',
  )
})

test('structured data contain the breadcrumbs and the products, without paid placements', () => {
  const [crumbs, list] = listStructuredData(parts)
  expect(crumbs).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{ position: 1 }, { position: 2 }],
  })
  expect(list).toMatchObject({ '@type': 'ItemList' })
  expect(list).toHaveProperty('itemListElement', [
    { '@type': 'ListItem', position: 1, url: 'http://shop.test/item/7' },
  ])
  expect(listStructuredData({ ...parts, path: [], answer: null })).toEqual([])
})

test('products on the second page continue the numbering of the first', () => {
  const [list] = listStructuredData({ ...parts, path: [], query: { ...defaultListQuery, size: 30, page: 2 } })
  expect(list).toMatchObject({ itemListElement: [{ position: 31 }] })
})

import { expect, test } from 'vitest'
import { hrefs } from './hrefs.ts'

test.each([
  [hrefs.home(), '/'],
  [hrefs.home('?cate=1'), '/?cate=1'],
  [hrefs.list('111213'), '/list/111213'],
  [hrefs.list('111213', '?sort=low'), '/list/111213?sort=low'],
  [hrefs.item('7/8 인치'), '/item/7%2F8%20%EC%9D%B8%EC%B9%98'],
  [hrefs.link('7', 'mall-3', '?seen=1'), '/link/7/mall-3?seen=1'],
  [
    hrefs.searchFor('그래픽카드 & RTX'),
    '/search?keyword=%EA%B7%B8%EB%9E%98%ED%94%BD%EC%B9%B4%EB%93%9C+%26+RTX',
  ],
])('%s', (href, expected) => {
  expect(href).toBe(expected)
})

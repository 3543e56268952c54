import { expect, test } from 'vitest'
import { readFollowedLink } from './followed-link.ts'

const link = { href: '/item/7', section: '상품 목록', index: 0, top: 230 }

test.each([
  ['a link', JSON.stringify(link), link],
  [
    'a link that does not scroll with the page',
    JSON.stringify({ ...link, top: null }),
    { ...link, top: null },
  ],
  ['nothing', null, null],
  ['a forgotten link', '', null],
  ['a text that was cut off', '{"href":', null],
  ['another value', '"/item/7"', null],
  ['null', 'null', null],
  ['a link without its place', '{"href":"/item/7","section":""}', null],
])('reads %s from the storage of the tab', (_, text, read) => {
  expect(readFollowedLink(text)).toEqual(read)
})

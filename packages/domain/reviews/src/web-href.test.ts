import { expect, test } from 'vitest'
import { webHref } from './web-href.ts'

test.each([
  ['https://jeoul.kr/a b', 'https://jeoul.kr/a%20b'],
  ['HTTP://JEOUL.KR', 'http://jeoul.kr/'],
  ['javascript:alert(1)', null],
  [' javascript:alert(1)', null],
  ['data:text/html,1', null],
  ['//jeoul.kr', null],
  ['https://', null],
  ['', null],
  [null, null],
])('%s', (address, href) => {
  expect(webHref(address)).toBe(href)
})

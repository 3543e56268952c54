import { expect, test } from 'vitest'
import { alternateOf } from './alternate-of.ts'

const www = { isMobile: false, origin: 'https://www.shop.test', otherSite: 'https://m.shop.test' }
const m = { isMobile: true, origin: 'https://m.shop.test', otherSite: 'https://www.shop.test' }

test.each([
  ['https://www.shop.test/', www, 'https://m.shop.test/'],
  ['https://www.shop.test/list/11?page=2', www, 'https://m.shop.test/list/11?page=2'],
  ['https://www.shop.test/nowhere', www, null],
  ['https://www.shop.test.evil.test/', www, null],
  ['https://www.shop.test/list/11', m, null],
  [null, www, null],
])('the phone’s version of %s is %j', (canonical, props, alternate) => {
  expect(alternateOf(canonical, props)).toBe(alternate)
})

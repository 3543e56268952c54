import { expect, test } from 'vitest'
import { isSitePath } from './site-path.ts'

test.each([
  ['/', true],
  ['/list/11?sort=low#products', true],
  ['/list//11', true],
  ['//shop.test', false],
  ['/\\shop.test', false],
  ['/\t/shop.test', false],
  ['/\n/shop.test', false],
  ['https://shop.test/', false],
  ['javascript:alert(1)', false],
  ['list/11', false],
  ['', false],
])('%j is a path of the site: %j', (href, isPath) => {
  expect(isSitePath(href)).toBe(isPath)
})

import { expect, test } from 'vitest'
import { mallHref } from './mall-href.ts'

test.each<[string, boolean]>([
  ['https://mall.test/item/7', true],
  ['http://mall.test/', true],
  ['javascript:alert(1)', false],
  ['data:text/html,hello', false],
  ['//mall.test/item', false],
  ['/list/1', false],
  ['', false],
])('%s leads somewhere: %s', (href, leads) => {
  expect(mallHref(href)).toBe(leads ? href : null)
})

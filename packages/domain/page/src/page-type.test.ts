import { describe, expect, test } from 'vitest'
import { isPopup, pageTypeOf } from './page-type.ts'

describe('"The type is one of: list, detail, compare, link"', () => {
  test.each([
    ['/', 'list'],
    ['/list/111213', 'list'],
    ['/search', 'list'],
    ['/item/7', 'detail'],
    ['/compare', 'compare'],
    ['/link/7/3', 'link'],
    ['/items', 'list'],
    ['/constructor', 'list'],
    ['', 'list'],
  ])('%s is a %s', (path, pageType) => {
    expect(pageTypeOf(path)).toBe(pageType)
  })
})

test.each([
  ['?popup=1', true],
  ['?sort=low&popup=1', true],
  ['?popup=0', false],
  ['?popup', false],
  ['', false],
])('%j is a popup: %j', (search, expected) => {
  expect(isPopup(search)).toBe(expected)
})

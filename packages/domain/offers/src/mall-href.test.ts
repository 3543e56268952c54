import { describe, expect, test } from 'vitest'
import { mallHref } from './mall-href.ts'

test.each([
  ['https://mall.test/item/7', 'https://mall.test/item/7'],
  ['http://mall.test', 'http://mall.test/'],
  ['HTTPS://Mall.test/상품?x=1#y', 'https://mall.test/%EC%83%81%ED%92%88?x=1#y'],
  ['http:mall.test/item', 'http://mall.test/item'],
])('%s leads to %s', (href, leadsTo) => {
  expect(mallHref(href)).toBe(leadsTo)
})

test('regression: a product with offers failed in browsers without URL.parse, such as Safari 17.5', () => {
  const { parse } = URL
  Reflect.deleteProperty(URL, 'parse')
  try {
    expect(mallHref('https://mall.test/item/7')).toBe('https://mall.test/item/7')
    expect(mallHref('https://')).toBeNull()
  } finally {
    URL.parse = parse
  }
})

describe('rejects', () => {
  test.each([
    ['a script', 'javascript:alert(1)'],
    ['a script behind a line break', 'java\nscript:alert(1)'],
    ['a script behind a space', ' javascript:alert(1)'],
    ['a document', 'data:text/html,<script>alert(1)</script>'],
    ['a blob', 'blob:https://mall.test/7'],
    ['a file', 'file:///etc/passwd'],
    ['another site without a scheme', '//evil.test/item'],
    ['another site by the wrong slashes', '/\\evil.test'],
    ['a path of this site', '/list/1'],
    ['a mall’s name as a user', 'https://mall.test@evil.test/'],
    ['a name and password', 'https://user:secret@mall.test/'],
    ['spaces around it', ' https://mall.test/ '],
    ['a space in it', 'https://mall.test/a b'],
    ['a tab in its scheme', 'ht\ttps://mall.test/'],
    ['a null', 'https://mall.test/\u0000'],
    ['wrong slashes', 'https:\\\\mall.test'],
    ['no host', 'https://'],
    ['nothing', ''],
  ])('%s', (_, href) => {
    expect(mallHref(href)).toBeNull()
  })
})

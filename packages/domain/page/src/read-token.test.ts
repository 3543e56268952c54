import { expect, test } from 'vitest'
import { readToken } from './read-token.ts'

test.each<[string | undefined, string | null]>([
  [undefined, null],
  ['', null],
  ['auth_token=abc', 'abc'],
  ['theme=dark; auth_token=abc; lang=ko', 'abc'],
  ['theme=dark;auth_token=abc', 'abc'],
  ['auth_token=a%2Fb%3D', 'a/b='],
  ['auth_token=a=b', 'a=b'],
  ['auth_token=', null],
  ['auth_token=; lang=ko', null],
  ['old_auth_token=abc', null],
  ['lang=auth_token=abc', null],
  ['AUTH_TOKEN=abc', null],
  ['auth_token=%', null],
  ['auth_token=%E0%A4%A', null],
])('"a cookie named auth_token" in %j is %j', (header, token) => {
  expect(readToken(header)).toBe(token)
})

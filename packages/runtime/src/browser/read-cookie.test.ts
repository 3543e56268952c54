// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { readCookie } from './read-cookie.ts'

const names = ['theme', 'old_auth_token', 'auth_token']

afterEach(() => {
  for (const name of names) document.cookie = `${name}=; max-age=0`
})

test.each<[string[], string | null]>([
  [[], null],
  [['auth_token=abc'], 'abc'],
  [['theme=dark', 'auth_token=abc'], 'abc'],
  [['auth_token=a%2Fb%3D'], 'a/b='],
  [['auth_token=a=b'], 'a=b'],
  [['old_auth_token=abc'], null],
  // The server takes it for no token, too; a page must not stay without its scripts for it.
  [['auth_token=%E0%A4%A'], null],
])('the token in %j is %j', (cookies, token) => {
  for (const cookie of cookies) document.cookie = cookie
  expect(readCookie('auth_token')).toBe(token)
})

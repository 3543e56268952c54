import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withoutParams } from './without-params.ts'

test.each([
  ['', ''],
  ['?view=pc', ''],
  ['?view', ''],
  ['?view=pc&sort=low', '?sort=low'],
  ['?sort=low&view=mobile', '?sort=low'],
  ['?a=1&view=pc&b=%EB%AC%BC+x&view=mobile', '?a=1&b=%EB%AC%BC+x'],
  ['?preview=1&views=2', '?preview=1&views=2'],
  ['?kwd=view=pc', '?kwd=view=pc'],
])('%j is %j', (search, rest) => {
  expect(withoutParams(search, 'view')).toBe(rest)
})

test('removes several at once', () => {
  expect(withoutParams('?a=1&b=2&c=3', 'a', 'c')).toBe('?b=2')
})

test('removes only the parameter', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string(), fc.string())), pairs => {
      const query = new URLSearchParams(pairs)
      const requests = new URLSearchParams(`?${query}&view=pc`)
      const rest = new URLSearchParams(withoutParams(`?${query}&view=pc`, 'view'))
      requests.delete('view')
      expect(rest.toString()).toBe(requests.toString())
    }),
  )
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { linkSearch } from '../index.ts'
import { readLinkSearch } from './read-link-search.ts'

test('reads back what was written', () => {
  const offers = fc.record({
    itemIdCp: fc.string({ minLength: 1 }).filter(text => text.isWellFormed()),
    total: fc.nat(999_999_999_999),
    delivery: fc.oneof(fc.nat(99_999), fc.constant('unknown' as const)),
    way: fc.constantFrom('card', 'cash', '삼성카드'),
    isPersonal: fc.boolean(),
  })
  fc.assert(
    fc.property(offers, offer => {
      expect(readLinkSearch(linkSearch(offer))).toEqual(offer)
    }),
  )
})

describe('invalid values count as missing', () => {
  test.each([
    ['nothing', ''],
    ['a price below nothing', '?seen=-1'],
    ['a price in words', '?seen=비싸요'],
    ['a price that no number holds', `?seen=${'9'.repeat(400)}`],
    ['a part of a won', '?seen=1.5'],
    ['delivery in words', '?delivery=무료'],
    ['a script', '?seen=<script>alert(1)</script>'],
    ['an empty offer', '?offer='],
    ['terms of nobody', '?personal=true'],
    ['another address', '?href=https://evil.test&url=//evil.test'],
  ])('%s', (_, search) => {
    expect(readLinkSearch(search)).toEqual({
      itemIdCp: null,
      total: null,
      delivery: null,
      way: null,
      isPersonal: false,
    })
  })
})

test('an address from before its terms were called personal', () => {
  expect(readLinkSearch('?seen=1000&own=1')).toMatchObject({ total: 1000, isPersonal: true })
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSharedGroup, writeSharedGroup } from './shared-group.ts'

test.each([
  ['', null],
  ['?items=', null],
  ['?items=a,-1', null],
  ['?name=캠핑', null],
  ['?items=1,2,1&items=3', { itemIds: ['1', '2', '3'], name: null }],
  ['?items=1&name=%20%20', { itemIds: ['1'], name: null }],
  [`?items=1&name=${'가'.repeat(50)}`, { itemIds: ['1'], name: '가'.repeat(40) }],
  ['?items=1&name=<b>굵게</b>', { itemIds: ['1'], name: '<b>굵게</b>' }],
])('%j', (search, shared) => {
  expect(readSharedGroup(search)).toEqual(shared)
})

test('reads back what was written', () => {
  const ids = fc.uniqueArray(fc.nat(99_999).map(String), { minLength: 1, maxLength: 60 })
  const names = fc.option(fc.constantFrom('캠핑', 'a&b=c', '100% 할인?', '😀 #1'))
  fc.assert(
    fc.property(ids, names, (itemIds, name) => {
      expect(readSharedGroup(writeSharedGroup({ itemIds, name }))).toEqual({ itemIds, name })
    }),
  )
})

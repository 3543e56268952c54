import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readZzim, toggleZzim } from './minishop-zzim.ts'

test.each([
  [
    { isSaved: false, count: 12 },
    { isSaved: true, count: 13 },
  ],
  [
    { isSaved: true, count: 13 },
    { isSaved: false, count: 12 },
  ],
  [
    { isSaved: true, count: 0 },
    { isSaved: false, count: 0 },
  ],
])('%j becomes %j', (zzim, toggled) => {
  expect(toggleZzim(zzim)).toEqual(toggled)
})

test('two presses restore it', () => {
  const zzim = fc.record({ isSaved: fc.boolean(), count: fc.integer({ min: 1, max: 10_000 }) })
  fc.assert(
    fc.property(zzim, before => {
      expect(toggleZzim(toggleZzim(before))).toEqual(before)
    }),
  )
})

test.each([
  ['1', true],
  ['0', false],
  ['', false],
])('a zzim_state of %j is saved: %j', (zzim_state, isSaved) => {
  expect(readZzim({ zzim_state, zzim_count: 7 })).toEqual({ isSaved, count: 7 })
})

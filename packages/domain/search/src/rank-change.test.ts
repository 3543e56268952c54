import { expect, test } from 'vitest'
import { rankChange } from './rank-change.ts'

test.each([
  [null, 'new', 0],
  [0, 'same', 0],
  [1, 'up', 1],
  [12, 'up', 12],
  [-1, 'down', 1],
  [-12, 'down', 12],
] as const)('a change of %j is %s by %i', (change, kind, places) => {
  expect(rankChange(change)).toEqual({ kind, places })
})

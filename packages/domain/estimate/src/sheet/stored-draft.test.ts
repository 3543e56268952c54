import { deviceOpened } from '@jeoul/visitor/device'
import { memoryStorage } from '@jeoul/visitor/device/testing'
import { allSettled, fork } from 'effector'
import { expect, test } from 'vitest'
import { linesReplaced } from './estimate-model.ts'
import { $storedCount } from './stored-draft.ts'
import './draft-model.ts'

test.each([
  [null, 0],
  ['?e=1.7.8x3.s2&each=2', 3],
  [7, 0],
])('an estimate kept as %j has %i parts', async (stored, count) => {
  const scope = fork()
  const storage = memoryStorage(new Map(stored === null ? [] : [['jeoul.estimate', JSON.stringify(stored)]]))
  await allSettled(deviceOpened, { scope, params: storage })
  expect(scope.getState($storedCount)).toBe(count)
})

test('the count follows every change of the estimate', async () => {
  const scope = fork()
  await allSettled(deviceOpened, { scope, params: memoryStorage() })
  for (const count of [2, 1, 0]) {
    const lines = Array.from({ length: count }, (_, place) => ({ partId: `${place + 1}`, quantity: 5 }))
    await allSettled(linesReplaced, { scope, params: lines })
    expect(scope.getState($storedCount)).toBe(count)
  }
})

import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { doInPieces } from './in-pieces.ts'

/** Works for a millisecond with each step. */
function* work(steps: number) {
  for (let step = 0; step < steps; step++) {
    const end = performance.now() + 1
    while (performance.now() < end);
    yield undefined
  }
}

test('something else happens between pieces of a long task', async () => {
  let isDone = false
  const done = doInPieces(work(60), () => false).then(() => {
    isDone = true
  })
  let turns = 0
  for (; !isDone; turns++) await setImmediate()
  await done
  expect(turns).toBeGreaterThan(8)
})

test('a task ends early when it is over', async () => {
  const steps = work(1000)
  await doInPieces(steps, () => true)
  expect(steps.next().done).toBe(true)
})

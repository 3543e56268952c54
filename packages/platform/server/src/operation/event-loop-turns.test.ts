import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createEventLoopTurns } from './event-loop-turns.ts'

test('regression: a turn of the event loop ran all work that was ready, and accepted one connection', async () => {
  const turns = createEventLoopTurns()
  const done: string[] = []
  for (const page of ['first', 'second', 'third']) void turns.next().then(() => done.push(page))
  expect(done).toEqual([])
  const seen: string[][] = []
  for (let turn = 0; turn < 3; turn += 1) {
    await setImmediate()
    seen.push([...done])
  }
  expect(seen).toEqual([['first'], ['first', 'second'], ['first', 'second', 'third']])
})

test('the delay is that of the work that has waited longest', async () => {
  let time = 100
  const turns = createEventLoopTurns(() => time)
  expect(turns.delay()).toBe(0)
  const first = turns.next()
  time = 120
  const second = turns.next()
  time = 150
  expect(turns.delay()).toBe(50)
  await first
  expect(turns.delay()).toBe(30)
  await second
  expect(turns.delay()).toBe(0)
})

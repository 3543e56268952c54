import { expect, test } from 'vitest'
import { blockingTime } from './visit.ts'

test('blocking time is what tasks take beyond 50 ms, inside the window only', () => {
  const tasks = [
    { start: 0, duration: 400 },
    { start: 500, duration: 60 },
    { start: 5900, duration: 400 },
  ]
  expect(blockingTime(tasks, 300, 6000)).toBe(50 + 10 + 50)
})

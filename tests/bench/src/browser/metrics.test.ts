import { expect, test } from 'vitest'
import { blockingTime, layoutShift, metricsOf } from './metrics.ts'

const shift = (time: number, value: number) => ({ time, value, element: 'p' })

test('blocking time is what tasks take beyond 50 ms, inside the window only', () => {
  const tasks = [
    { start: 0, duration: 400 },
    { start: 500, duration: 60 },
    { start: 5900, duration: 400 },
  ]
  expect(blockingTime(tasks, 300, 6000)).toBe(50 + 10 + 50)
})

test('shifts a second apart belong to different sessions', () => {
  expect(layoutShift([shift(100, 0.1), shift(900, 0.1), shift(2000, 0.15)])).toBeCloseTo(0.2)
})

test('a session ends after five seconds', () => {
  const steady = Array.from({ length: 7 }, (_, index) => shift(index * 1000, 0.1))
  expect(layoutShift(steady)).toBeCloseTo(0.6)
})

test('an event that never happened is NaN, not zero', () => {
  expect(
    metricsOf({ firstByte: null, fcp: null, products: null, lcp: null, shifts: [], tasks: [] }),
  ).toMatchObject({
    firstByte: Number.NaN,
    products: Number.NaN,
    lcp: Number.NaN,
    tbt: Number.NaN,
  })
})

import { expect, test } from 'vitest'
import { onceRestored, withoutLost } from './send-failure.ts'

test('does not report a lost connection once it is back', () => {
  expect([onceRestored('connection'), onceRestored('host')]).toEqual(['restored', 'host'])
  expect(withoutLost({ a: 'connection', b: 'gone' })).toEqual({ b: 'gone' })
  const others = { b: 'gone' } as const
  expect(withoutLost(others)).toBe(others)
})

import { expect, test } from 'vitest'
import { inStepsBy } from './in-steps.ts'

/** Counts the steps that are done for each key. */
function counting() {
  const done = new Map<string, number>()
  const { get, prepare } = inStepsBy(function* (key: string) {
    for (let step = 1; step <= 3; step++) {
      done.set(key, step)
      yield
    }
    return key.toUpperCase()
  })
  return { done, get, prepare }
}

test('a value is made at once, and only once', () => {
  const { done, get, prepare } = counting()
  expect(get('a')).toBe('A')
  done.clear()
  expect([get('a'), [...prepare('a')]]).toEqual(['A', []])
  expect(done.size).toBe(0)
})

test('a value is made step by step, unless it is needed before', () => {
  const { done, get, prepare } = counting()
  const steps = prepare('a')
  steps.next()
  expect([...done]).toEqual([['a', 1]])
  expect(get('a')).toBe('A')
  expect(steps.next().done).toBe(true)
  expect([...prepare('b')]).toHaveLength(3)
  done.clear()
  expect(get('b')).toBe('B')
  expect(done.size).toBe(0)
})

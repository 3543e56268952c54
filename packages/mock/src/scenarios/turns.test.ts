import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

test('counts from 0, by caller and operation', () => {
  const turns = createTurns()
  expect([turns.next('a', 'x'), turns.next('a', 'x'), turns.next('a', 'y'), turns.next('b', 'x')]).toEqual([
    0, 1, 0, 0,
  ])
  turns.reset()
  expect(turns.next('a', 'x')).toBe(0)
})

test('forgets the caller with the oldest call', () => {
  const turns = createTurns()
  turns.next('old', 'x')
  turns.next('kept', 'x')
  for (let number = 0; number < 255; number++) {
    turns.next(`other ${number}`, 'x')
    if (number === 200) turns.next('kept', 'x')
  }
  expect([turns.next('kept', 'x'), turns.next('old', 'x')]).toEqual([2, 0])
})

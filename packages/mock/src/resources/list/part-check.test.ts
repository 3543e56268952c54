import { expect, test } from 'vitest'
import { createPartCheck } from './part-check.ts'

const isPositive = (_: string, value: unknown) => typeof value === 'number' && value > 0

test('answers count as checked while every part is valid', () => {
  const parts = createPartCheck(isPositive)
  parts.add('Number', '1')
  expect(parts.isClean).toBe(true)
  parts.add('Number', '-1')
  parts.add('Number', '2')
  expect(parts.isClean).toBe(false)
})

test('answers do not count as checked without validation', () => {
  const parts = createPartCheck(undefined)
  parts.add('Number', '1')
  expect(parts.isClean).toBe(false)
})

import { expect, test } from 'vitest'
import { readWords } from './words.ts'

test.each([
  ['  rtx \n 5090 ', 'rtx 5090'],
  ['그래픽'.normalize('NFD'), '그래픽'],
  [`${'가'.repeat(99)} 나`, '가'.repeat(99)],
  ['😀'.repeat(101), '😀'.repeat(100)],
  [' ', ''],
])('%s is read as %s', (typed, words) => {
  expect(readWords(typed)).toBe(words)
})

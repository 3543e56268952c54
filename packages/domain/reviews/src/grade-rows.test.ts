import { expect, test } from 'vitest'
import { gradeRows } from './grade-rows.ts'

test('grades are listed from the best down, with their shares', () => {
  expect(gradeRows([1, 0, 0, 99, 100])).toEqual([
    { marks: 5, count: 100, percent: 50 },
    { marks: 4, count: 99, percent: 50 },
    { marks: 3, count: 0, percent: 0 },
    { marks: 2, count: 0, percent: 0 },
    { marks: 1, count: 1, percent: 1 },
  ])
})

test('without reviews every share is 0', () => {
  expect(gradeRows([0, 0, 0, 0, 0]).every(({ percent }) => percent === 0)).toBe(true)
})

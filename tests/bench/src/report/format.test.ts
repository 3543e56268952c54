import { expect, test } from 'vitest'
import { figure, formatNoise, formatTable } from './format.ts'
import { goal } from './section.ts'

test('a goal knows whether it is met, in either sense', () => {
  expect(goal('throughput', 250, 'at least', 200)).toMatchObject({ isMet: true, ratio: 1.25 })
  expect(goal('bytes', 250, 'at most', 200)).toMatchObject({ isMet: false, ratio: 1.25 })
})

test('figures carry no more digits than were measured', () => {
  expect([figure(12345.678), figure(0.125), figure(Number.NaN)]).toEqual(['12,346', '0.125', '–'])
})

test('columns line up', () => {
  const table = {
    columns: ['page', 'ms'],
    rows: [
      ['list', '1,204'],
      ['bare page', '9'],
    ],
  }
  expect(formatTable(table).split('\n')).toEqual([
    '  page          ms',
    '  list       1,204',
    '  bare page      9',
  ])
})

test('the noise line names the steady figure that varied most', () => {
  const series = [
    { name: 'LCP', unit: 'ms', runs: [100, 101], isSteady: true },
    { name: 'FCP', unit: 'ms', runs: [100, 150], isSteady: true },
    { name: 'TBT', unit: 'ms', runs: [0, 50, 0], isSteady: false },
  ]
  expect(formatNoise(series, 0.5)).toContain('50% at most (FCP)')
})

test('a single run says nothing about noise', () => {
  expect(formatNoise([{ name: 'LCP', unit: 'ms', runs: [100], isSteady: true }], 0)).toContain(
    'nothing to tell it by',
  )
})

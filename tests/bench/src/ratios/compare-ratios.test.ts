import { expect, test } from 'vitest'
import { ratiosOf, unmatchedRatios, worseRatios } from './compare-ratios.ts'

const kept = { pages: { value: 0.9, better: 'more' }, time: { value: 3, better: 'less' } } as const

test.each([
  ['as before', 0.9, 3, []],
  ['better', 1.8, 1, []],
  ['a little worse', 0.7, 3.9, []],
  ['worse by a third', 0.67, 4, ['pages: 0.670, was 0.9', 'time: 4.00, was 3']],
  ['not measured', Number.NaN, 3, ['pages: NaN, was 0.9']],
])('%s', (_, pages, time, expected) => {
  const measured = [
    { name: 'pages', value: pages, better: 'more' },
    { name: 'time', value: time, better: 'less' },
    { name: 'new', value: 1, better: 'more' },
  ] as const
  expect(worseRatios(kept, measured)).toEqual(expected)
})

test('a renamed ratio is reported by its new and its old name', () => {
  const measured = [
    { name: 'pages', value: 1, better: 'more' },
    { name: 'seconds', value: 3, better: 'less' },
  ] as const
  expect(unmatchedRatios(kept, measured)).toEqual({ gone: ['time'], added: ['seconds'] })
  expect(unmatchedRatios({ pages: kept.pages }, measured.slice(0, 1))).toEqual({ gone: [], added: [] })
})

test('stored ratios have three digits', () => {
  expect(ratiosOf([{ name: 'pages', value: 0.123456, better: 'more' }])).toEqual({
    pages: { value: 0.123, better: 'more' },
  })
})

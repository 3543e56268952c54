import { expect, test } from 'vitest'
import { compareRatios } from './ratios.ts'

const kept = { pages: { value: 0.9, better: 'more' }, time: { value: 3, better: 'less' } } as const

test.each([
  ['as before', 0.9, 3, []],
  ['better', 1.8, 1, []],
  ['a little worse', 0.7, 3.9, []],
  ['worse by a third', 0.67, 4, ['pages: 0.670, was 0.9', 'time: 4.00, was 3']],
  ['not a number', Number.NaN, 3, ['pages: NaN, was 0.9']],
])('%s', (_, pages, time, worse) => {
  const measured = [
    { name: 'pages', value: pages, better: 'more' },
    { name: 'time', value: time, better: 'less' },
  ] as const
  expect(compareRatios(kept, measured)).toEqual({ worse, gone: [], added: [] })
})

test('a renamed ratio is reported by its old and its new name', () => {
  const measured = [
    { name: 'pages', value: 1, better: 'more' },
    { name: 'seconds', value: 3, better: 'less' },
  ] as const
  expect(compareRatios(kept, measured)).toEqual({ worse: [], gone: ['time'], added: ['seconds'] })
})

import { expect, test } from 'vitest'
import { filterOptions } from './filter-options.ts'

const values = [
  { key: '12', name: '12GB', count: 5 },
  { key: '16', name: '16GB', count: 3 },
]

test('the host’s counts take precedence over the category’s', () => {
  expect(filterOptions(values, [], { '12': 2, '16': 1 }).map(({ count }) => count)).toEqual([2, 1])
  expect(filterOptions(values, [], { '12': 2 }).map(({ count }) => count)).toEqual([2, 3])
  expect(filterOptions(values, []).map(({ count }) => count)).toEqual([5, 3])
})

test('a value without results stays, disabled', () => {
  const [none, some] = filterOptions(values, [], { '12': 0, '16': 1 })
  expect(none).toMatchObject({ name: '12GB', isDisabled: true })
  expect(some).toMatchObject({ isDisabled: false })
})

test('a chosen value can be deselected even without results', () => {
  expect(filterOptions(values, ['12'], { '12': 0, '16': 0 })).toMatchObject([
    { isChosen: true, isDisabled: false },
    { isChosen: false, isDisabled: true },
  ])
})

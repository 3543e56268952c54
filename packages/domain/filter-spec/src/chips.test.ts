import { expect, test } from 'vitest'
import { chipsOf } from './chips.ts'
import { countChosen, emptyFilter, type Filter, isFiltered } from './filter.ts'

const names = {
  makers: [{ id: '7', name: 'ASUS', count: 3 }],
  malls: [{ id: '101', name: '11번가', count: 2 }],
  facets: [{ key: 'memory', name: '메모리', values: [{ key: '12', name: '12GB', count: 1 }] }],
  priceLabel: (min: number | null, max: number | null) => `${min ?? ''}~${max ?? ''}`,
}
const filter: Filter = {
  kwd: 'ti',
  makers: ['7', '8'],
  spec: { memory: ['12'], gone: ['x'] },
  traits: ['free', 'rated'],
  malls: ['101', '102'],
  min: 10,
  max: null,
}

test('every choice is a chip, with its name if it is known', () => {
  expect(chipsOf(filter, names).map(chip => chip.label)).toEqual([
    '‘ti’',
    '무료배송만',
    '평점 4점 이상',
    'ASUS',
    '제조사 8',
    '11번가',
    '몰 102',
    '메모리 12GB',
    'x',
    '10~',
  ])
})

test('a chip removes only its own choice', () => {
  for (const chip of chipsOf(filter, names)) {
    const left = chipsOf(chip.without, names).map(({ key }) => key)
    expect(left).toEqual(
      chipsOf(filter, names)
        .map(({ key }) => key)
        .filter(key => key !== chip.key),
    )
  }
})

test.each([
  ['everything', filter],
  ['one end of a price', { ...emptyFilter, max: 10 }],
  ['nothing', emptyFilter],
])('%s has one chip per choice', (_, chosen) => {
  expect(countChosen(chosen)).toBe(chipsOf(chosen, names).length)
})

test('values that are a range of amounts are one chip', () => {
  const values = ['8', '12', '16', '24'].map(key => ({ key, name: `${key}GB`, count: 1 }))
  const facets = [{ key: 'memory', name: '메모리', values }]
  const chosen = { ...emptyFilter, spec: { memory: ['12', '16', '24'] } }
  const [chip, ...others] = chipsOf(chosen, { ...names, facets })
  expect(chip).toEqual({ key: 'range:memory', label: '메모리 12GB 이상', without: emptyFilter })
  expect(others).toEqual([])
})

test('removing all chips one after another clears the filter', () => {
  let left = filter
  for (let chip = chipsOf(left, names)[0]; chip; chip = chipsOf(left, names)[0]) left = chip.without
  expect(left).toEqual(emptyFilter)
  expect(isFiltered(left)).toBe(false)
})

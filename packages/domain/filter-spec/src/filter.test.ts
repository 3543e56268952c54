import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  choosePrices,
  emptyFilter,
  type Filter,
  isFiltered,
  toggleMaker,
  toggleMall,
  toggleSpec,
  toggleTrait,
} from './filter.ts'

const id = fc.constantFrom('1', '2', '3', '40')

test('choosing the same value twice restores the filter', () => {
  fc.assert(
    fc.property(fc.array(id), id, (before, maker) => {
      const filter = before.reduce(toggleMaker, emptyFilter)
      expect(toggleMaker(toggleMaker(filter, maker), maker)).toEqual(filter)
    }),
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(id, id)), id, id, (before, facet, value) => {
      const filter = before.reduce<Filter>((rest, [f, v]) => toggleSpec(rest, f, v), emptyFilter)
      expect(toggleSpec(toggleSpec(filter, facet, value), facet, value)).toEqual(filter)
    }),
  )
})

test.each([
  ['malls', (filter: Filter) => toggleMall(toggleMall(filter, '101'), '7'), { malls: ['101', '7'] }],
  [
    'traits',
    (filter: Filter) => toggleTrait(toggleTrait(filter, 'sale'), 'free'),
    { traits: ['free', 'sale'] },
  ],
])('%s can be combined and deselected', (_, choose, chosen) => {
  expect(choose(emptyFilter)).toEqual({ ...emptyFilter, ...chosen })
  expect(choose(choose(emptyFilter))).toEqual(emptyFilter)
})

test('the order of clicks does not matter', () => {
  const forth = toggleSpec(toggleSpec(emptyFilter, 'memory', '16'), 'memory', '12')
  const back = toggleSpec(toggleSpec(emptyFilter, 'memory', '12'), 'memory', '16')
  expect(forth).toEqual(back)
})

test('a facet is removed with its last value', () => {
  const filter = toggleSpec(toggleSpec(emptyFilter, 'memory', '16'), 'memory', '16')
  expect(filter.spec).toEqual({})
  expect(isFiltered(filter)).toBe(false)
})

describe('price ends', () => {
  test.each<[string, number | null, number | null, number | null, number | null]>([
    ['in order', 100, 200, 100, 200],
    ['the wrong way round', 200, 100, 100, 200],
    ['open below', null, 200, null, 200],
    ['open above', 100, null, 100, null],
  ])('%s', (_, low, high, min, max) => {
    expect(choosePrices(emptyFilter, low, high)).toEqual({ ...emptyFilter, min, max })
  })
})

test.each<[keyof Filter, Partial<Filter>]>([
  ['kwd', { kwd: '무선' }],
  ['makers', { makers: ['1'] }],
  ['spec', { spec: { memory: ['16'] } }],
  ['traits', { traits: ['free'] }],
  ['malls', { malls: ['101'] }],
  ['min', { min: 0 }],
  ['max', { max: 0 }],
])('%s alone makes a list a filtered one', (_, chosen) => {
  expect(isFiltered({ ...emptyFilter, ...chosen })).toBe(true)
})

import { expect, test } from 'vitest'
import { offeredFacets } from './offered-facets.ts'

const facets = [
  { key: 'memory', name: '메모리', values: ['8', '16'].map(key => ({ key, name: `${key}GB`, count: 9 })) },
  { key: 'colour', name: '색상', values: [{ key: 'black', name: '블랙', count: 9 }] },
]
const search = { keyword: 'rtx', cateId: null, isExact: false }
const counts = { memory: { 8: 0, 16: 3 }, colour: { black: 0 } }
const keys = (...params: Parameters<typeof offeredFacets>) =>
  offeredFacets(...params).map(({ key, values }) => [key, values.map(value => value.key)])

test('a search offers the values of its products, and chosen ones', () => {
  expect(keys(facets, { search, spec: {} }, counts)).toEqual([['memory', ['16']]])
  expect(keys(facets, { search, spec: { memory: ['8'] } }, counts)).toEqual([['memory', ['8', '16']]])
})

test('a category offers all values, and so does a search without counts', () => {
  expect(offeredFacets(facets, { search: null, spec: {} }, counts)).toBe(facets)
  expect(offeredFacets(facets, { search, spec: {} }, null)).toBe(facets)
  expect(keys(facets, { search, spec: {} }, {})).toHaveLength(2)
})

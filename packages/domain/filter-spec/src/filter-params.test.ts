import { describe, expect, test } from 'vitest'
import { emptyFilter, type Filter } from './filter.ts'
import { type FilterParams, filterParams } from './filter-params.ts'

describe('"A spec-filter request is built only from the filters actually selected"', () => {
  test.each<[string, Partial<Filter>, FilterParams]>([
    ['nothing', {}, {}],
    ['a keyword', { kwd: '무선' }, { keyword: '무선' }],
    ['makers', { makers: ['3', '7'] }, { maker: ['3', '7'] }],
    ['one facet', { spec: { memory: ['12'] } }, { spec: '{"memory":["12"]}' }],
    ['traits', { traits: ['free', 'sale'] }, { trait: ['free', 'sale'] }],
    ['malls', { malls: ['101', '7'] }, { mall: ['101', '7'] }],
    ['a price from zero', { min: 0 }, { min: 0 }],
    ['a price range', { min: 10, max: 20 }, { min: 10, max: 20 }],
  ])('%s', (_, chosen, params) => {
    expect(filterParams({ ...emptyFilter, ...chosen })).toEqual(params)
  })
})

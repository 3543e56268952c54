import { describe, expect, test } from 'vitest'
import { pathMatcher } from './match-path.ts'

describe('path patterns', () => {
  test.each<[string, string, object | null]>([
    ['/', '/', {}],
    ['/', '/list', null],
    ['/', '', null],
    ['/list/:cateId', '/list/112753', { cateId: '112753' }],
    ['/list/:cateId', '/list/112753/', { cateId: '112753' }],
    ['/list/:cateId', '/list/', null],
    ['/list/:cateId', '/list/1/2', null],
    ['/list/:cateId', '/list/%EA%B0%80', { cateId: '가' }],
    ['/list/:cateId', '/list/%E0%A4%A', null],
    ['/link/:itemId/:mallId', '/link/7/3', { itemId: '7', mallId: '3' }],
  ])('%s on %s', (pattern, path, params) => {
    expect(pathMatcher(pattern)(path)).toEqual(params)
  })
})

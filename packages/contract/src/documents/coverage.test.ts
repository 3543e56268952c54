import { describe, expect, test } from 'vitest'
import { readContract } from './contract.ts'
import {
  createCoverageCounter,
  describeCoverage,
  mergeCoverage,
  readCoverage,
  summarizeCoverage,
} from './coverage.ts'

const operations = readContract().operations.filter(({ operationId }) =>
  ['getSpecs', 'logout', 'getCategoryTree'].includes(operationId),
)

function counted(...answers: readonly (readonly [string, number])[]) {
  const counter = createCoverageCounter(operations)
  for (const [operationId, status] of answers) counter.add(operationId, status)
  return counter.report()
}

test('counts answers, documented or not, and names operations without any', () => {
  expect(counted(['getSpecs', 200], ['getSpecs', 200], ['getSpecs', 503]).getSpecs).toEqual({
    host: 'main',
    method: 'GET',
    path: '/front/v1/item/spec/{cate}',
    statuses: { 200: 2, 400: 0, 404: 0, 429: 0, 500: 0 },
    others: { 503: 1 },
  })
})

test('adds up several runs', () => {
  const merged = mergeCoverage([
    counted(['getSpecs', 200], ['getSpecs', 503]),
    counted(['getSpecs', 200], ['getSpecs', 404], ['logout', 200]),
  ])
  expect(merged.getSpecs).toMatchObject({ statuses: { 200: 2, 400: 0, 404: 1 }, others: { 503: 1 } })
  expect(merged.logout?.statuses[200]).toBe(1)
})

test('a summary has shares, and operations that were never called', () => {
  const statuses = operations.reduce((sum, { responses }) => sum + responses.size, 0)
  expect(summarizeCoverage(counted(['getSpecs', 200], ['getSpecs', 503]))).toEqual({
    operations: { called: 1, of: 3 },
    statuses: { called: 1, of: statuses },
    uncalled: ['logout', 'getCategoryTree'],
  })
})

describe('reading', () => {
  test('accepts written coverage', () => {
    const coverage = counted(['getSpecs', 200])
    expect(readCoverage(JSON.parse(JSON.stringify(coverage)))).toEqual(coverage)
  })

  test.each([
    ['nothing', null],
    ['a list', []],
    ['other JSON', { version: 1 }],
    ['counts that are none', { getSpecs: { ...counted().getSpecs, statuses: { 200: 'often' } } }],
  ])('refuses %s', (_, value) => {
    expect(readCoverage(value)).toBeUndefined()
  })
})

const calls: readonly (readonly [string, number])[] = [
  ...Array.from({ length: 1200 }, () => ['getSpecs', 200] as const),
  ['getSpecs', 503],
  ['getCategoryTree', 400],
]

test('lists the most called operations first, and names those never called', () => {
  expect(describeCoverage(counted(...calls))).toEqual([
    '2 of 3 operations were called, 2 of 13 documented statuses answered',
    '  getSpecs         200 × 1,200, 503 × 1',
    '  getCategoryTree  400 × 1',
    'never called: logout',
  ])
})

test('can list fewer operations', () => {
  expect(describeCoverage(counted(...calls), 1)).toEqual([
    '2 of 3 operations were called, 2 of 13 documented statuses answered',
    '  getSpecs  200 × 1,200, 503 × 1',
    '  and 1 more',
  ])
})

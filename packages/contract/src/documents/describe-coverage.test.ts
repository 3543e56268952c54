import { expect, test } from 'vitest'
import { readContract } from './contract.ts'
import { createCoverageCounter } from './coverage.ts'
import { describeCoverage } from './describe-coverage.ts'

const operations = readContract().operations.filter(({ operationId }) =>
  ['getSpecs', 'logout', 'getCategoryTree'].includes(operationId),
)
const counter = createCoverageCounter(operations)
for (let i = 0; i < 1200; i++) counter.add('getSpecs', 200)
counter.add('getSpecs', 503)
counter.add('getCategoryTree', 400)

test('lists the most called operations first, and names those never called', () => {
  expect(describeCoverage(counter.report())).toEqual([
    '2 of 3 operations were called, 2 of 13 documented statuses answered',
    '  getSpecs         200 × 1,200, 503 × 1',
    '  getCategoryTree  400 × 1',
    'never called: logout',
  ])
})

test('can list fewer operations', () => {
  expect(describeCoverage(counter.report(), 1)).toEqual([
    '2 of 3 operations were called, 2 of 13 documented statuses answered',
    '  getSpecs  200 × 1,200, 503 × 1',
    '  and 1 more',
  ])
})

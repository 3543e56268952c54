import * as api from '@jeoul/api'
import { readContract } from '@jeoul/contract-documents'
import { expect, test } from 'vitest'

const { operations } = readContract()
const homes = {
  product: '/desktop/v1/shopping/items/{id}/reviews',
  market: '/desktop/v1/shopping/items/{id}/market/reviews',
} as const
const isReview = (path: string) => Object.values(homes).some(home => path.startsWith(home))

test('the client has an effect for every operation, and no other', () => {
  const effects = Object.keys(api).filter(name => name.endsWith('Fx'))
  const expected = operations
    .filter(({ path }) => !isReview(path))
    .map(({ operationId }) => `${operationId}Fx`)
  expect(effects.toSorted()).toEqual(expected.toSorted())
})

// The paths are tested in packages/api/src/sent-requests.test.ts.
test.each(['product', 'market'] as const)(
  'the client has an effect for every operation on %s reviews',
  kind => {
    const tables = [api.reviewQueries, api.reviewCommands, api.commentCommands, api.reviewReports]
    const effects = tables.flatMap(table => Object.keys(table[kind]))
    expect(effects).toHaveLength(operations.filter(({ path }) => path.startsWith(homes[kind])).length)
  },
)

import { readContract } from '@jeoul/contract/documents'
import { expect, test } from 'vitest'
import { isAssumed } from './is-assumed.ts'

const contract = readContract()

function look(operationId: string, place: string, status?: number): boolean {
  const operation = contract.operation(operationId)
  if (!operation) throw new Error(`there is no ${operationId}`)
  return isAssumed(contract.documents, operation, place, status)
}

test.each<[string, string, number | undefined, boolean]>([
  ['getItems', 'body.result.items.0.name', 200, true],
  ['getItems', 'body.result.items.0.item_id', 200, false],
  ['getItems', 'body.result.items.0.delivery.fee', 200, true],
  ['getItems', 'body.result.spec_counts.memory.12', 200, true],
  ['getItems', 'body.result.total', 200, false],
  ['getItems', 'body.success', 200, false],
  ['getItems', 'status', 302, false],
  ['getItems', 'body.nobody', 200, false],
  ['getPopularKeywords', 'query.limit', undefined, true],
])('%s %s of %s is assumed: %s', (operationId, place, status, expected) => {
  expect(look(operationId, place, status)).toBe(expected)
})

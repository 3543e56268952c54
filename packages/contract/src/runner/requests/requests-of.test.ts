import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readContract } from '../../documents/index.ts'
import type { Known } from '../known/known.ts'
import { forbiddenChanges } from './changes.ts'
import { isAllowed, readsOnly, requestsOf } from './requests-of.ts'

const contract = readContract()
const { documents } = contract
const nothing: Known = { categories: [], itemIds: [], unsoldIds: [], reviews: [], pools: {} }
const something: Known = {
  ...nothing,
  reviews: [{ kind: 'Review', itemId: '7', threadId: '8', commentIds: ['9'] }],
  pools: { CategoryId: ['111'], ItemId: ['7'], SpecSelection: [{ memory: ['16'] }], keyword: ['그래픽'] },
}
const operations = contract.operations.map(operation => ({ operation, name: operation.operationId }))

describe('the documents allow every generated request', { timeout: 30_000 }, () => {
  test.each(operations)('$name', ({ operation }) => {
    for (const known of [nothing, something]) {
      fc.assert(
        fc.property(requestsOf(documents, known, operation), drawn => {
          expect(isAllowed(contract, operation, drawn)).toBe(true)
        }),
        { numRuns: 15 },
      )
    }
  })
})

describe('every place of a request gets a forbidden value', { timeout: 30_000 }, () => {
  const refusing = operations.filter(({ operation }) => operation.responses.has(400))

  test.each(refusing)('$name', ({ operation }) => {
    const [drawn] = fc.sample(requestsOf(documents, nothing, operation), { numRuns: 1, seed: 1 })
    if (!drawn) throw new Error('nothing was drawn')
    const forbidden = forbiddenChanges(documents, operation).filter(
      ({ change }) => isAllowed(contract, operation, change(drawn)) === false,
    )
    const places = new Set(forbidden.map(({ place }) => place))
    const wanted = operation.parameters
      .filter(({ schema }) => schema?.type !== 'object')
      .map(parameter => `${parameter.in}.${parameter.name}`)
    expect([...places]).toEqual(expect.arrayContaining(operation.requestBody ? [...wanted, 'body'] : wanted))
  })
})

test('related ids are drawn together', () => {
  const operation = contract.operation('getReview')
  if (!operation) throw new Error('there is no such operation')
  const drawn = fc.sample(requestsOf(documents, something, operation), { numRuns: 100, seed: 1 })
  const ofScene = drawn.filter(({ values }) => values.review === '8')
  expect(ofScene.length).toBeGreaterThan(20)
  for (const { values, isKnown } of ofScene) expect([values.id, isKnown]).toEqual(['7', true])
})

const ofReviews = ['Review', 'MarketReview'].flatMap(kind => [
  `create${kind}`,
  `update${kind}`,
  `delete${kind}`,
  `like${kind}`,
  `hate${kind}`,
  `create${kind}Comment`,
  `update${kind}Comment`,
  `delete${kind}Comment`,
  `create${kind}Notify`,
  `create${kind}CommentNotify`,
])

const writing = [
  ...ofReviews,
  'clickAd',
  'createEstimate',
  'createItemNotify',
  'createMinishopEstimate',
  'createWishGroup',
  'createWishItem',
  'deleteEstimate',
  'deletePriceAlert',
  'deleteWishItem',
  'deleteZzim',
  'logout',
  'renameWishGroup',
  'saveEstimate',
  'savePriceAlert',
  'saveZzim',
  'setMinishopZzim',
  'viewAd',
]

test('all other operations only read', () => {
  const found = readContract().operations.filter(operation => !readsOnly(operation))
  expect(found.map(({ operationId }) => operationId).toSorted()).toEqual(writing.toSorted())
})

import { expect, test } from 'vitest'
import { readContract } from '../../documents/index.ts'
import { readsOnly } from './reads-only.ts'

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

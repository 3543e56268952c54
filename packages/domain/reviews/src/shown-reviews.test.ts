import { ApiError, failedLoad } from '@jeoul/api'
import { expect, test } from 'vitest'
import { shownReviews } from './shown-reviews.ts'

const reviews = { list: [], total: 0 }
const last = { key: 'any', itemId: '1', reviews }
const failed = (kind: 'network' | 'timeout' | 'status') => failedLoad(new ApiError(kind, kind))

test.each([
  ['a lost connection takes nothing away', '1', failed('network'), reviews],
  ['neither does a slow one', '1', failed('timeout'), reviews],
  ['"Failed loads reset the affected data"', '1', failed('status'), null],
  ['reviews of another item are not shown', '2', failed('network'), null],
  [
    'what is new replaces what was',
    '1',
    { status: 'full', data: { list: [], total: 7 } } as const,
    { list: [], total: 7 },
  ],
  ['a first load shows nothing yet', '1', { status: 'loading', data: null } as const, null],
])('%s', (_, itemId, state, shown) => {
  expect(shownReviews({ params: { itemId }, state }, last)).toEqual(shown)
})

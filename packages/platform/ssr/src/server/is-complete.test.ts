import { ApiError, failedLoad } from '@jeoul/api'
import { expect, test } from 'vitest'
import { isComplete } from './is-complete.ts'

const full = { status: 'full', data: { items: [] } }
const loading = { status: 'loading', data: null }
const failed = failedLoad(new ApiError('status', 'down', 500))
const absent = failedLoad(new ApiError('absent', 'no such operation', 404))

test.each<[string, boolean, Record<string, unknown>]>([
  ['nothing was requested', true, {}],
  ['every answer has loaded', true, { items: { params: {}, state: full } }],
  ['an answer is late', false, { items: { params: {}, state: loading } }],
  ['a call failed', false, { items: { params: {}, state: full }, ads: { params: {}, state: failed } }],
  ['a host lacks an assumed operation', true, { offers: { params: {}, state: absent } }],
  [
    'one of several keys is late',
    false,
    { trees: { a: { params: {}, state: full }, b: { state: loading } } },
  ],
  [
    'data happens to have a status',
    true,
    { items: { state: { status: 'full', data: { status: 'failed' } } } },
  ],
])('%s: %j', (_, is, values) => {
  expect(isComplete(values)).toBe(is)
})

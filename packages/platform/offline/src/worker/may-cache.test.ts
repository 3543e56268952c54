import { describe, expect, test } from 'vitest'
import type { Kind } from './kind-of.ts'
import { isPrivate, mayCache } from './may-cache.ts'

const html = { 'Content-Type': 'text/html; charset=utf-8' }
const open = { ...html, 'Cache-Control': 'public, max-age=0, s-maxage=5, stale-while-revalidate=30' }

function answered(headers: Readonly<Record<string, string>>, more: Partial<Response> = {}) {
  return { status: 200, type: 'basic', redirected: false, ...more, headers: new Headers(headers) } as const
}

describe('a document is kept', () => {
  test.each<[string, ReturnType<typeof answered>, boolean]>([
    ['that is public', answered(open), true],
    ['that is a member’s', answered({ ...html, 'Cache-Control': 'private, no-store' }), false],
    ['that sets a cookie', answered({ ...html, 'Cache-Control': 'private, no-cache' }), false],
    ['that is incomplete', answered({ ...html, 'Cache-Control': 'no-cache' }), false],
    ['with contradictory rules', answered({ ...html, 'Cache-Control': 'public, no-store' }), false],
    ['without rules', answered(html), false],
    ['that was not found', answered(open, { status: 404 }), false],
    ['that failed to render', answered(open, { status: 503 }), false],
    ['that was redirected', answered(open, { redirected: true }), false],
    ['that is not HTML', answered({ ...open, 'Content-Type': 'application/json' }), false],
  ])('%s', (_, response, cached) => {
    expect(mayCache('document', response)).toBe(cached)
  })
})

describe('other answers are kept', () => {
  test.each<[string, Kind, ReturnType<typeof answered>, boolean]>([
    ['a script', 'asset', answered({ 'Cache-Control': 'public, max-age=31536000, immutable' }), true],
    ['a script that is gone', 'asset', answered({}, { status: 404 }), false],
    ['a picture', 'picture', answered({}), true],
    ['a picture of a mall', 'picture', answered({}, { status: 0, type: 'opaque' }), true],
    ['a picture that is gone', 'picture', answered({}, { status: 404 }), false],
    ['an answer', 'answer', answered({}, { type: 'cors' }), true],
    ['an answer to one visitor', 'answer', answered({ 'Cache-Control': 'private' }), false],
    ['an answer with no-store', 'answer', answered({ 'Cache-Control': 'No-Store' }), false],
    ['an answer that failed', 'answer', answered({}, { status: 500 }), false],
    ['an opaque answer', 'answer', answered({}, { status: 0, type: 'opaque' }), false],
  ])('%s', (_, kind, response, cached) => {
    expect(mayCache(kind, response)).toBe(cached)
  })
})

test.each([
  ['private, no-store', true],
  ['private, no-cache', false],
  ['public, max-age=0', false],
])('a document with %j is private to a member: %j', (rules, own) => {
  expect(isPrivate(answered({ 'Cache-Control': rules }))).toBe(own)
})

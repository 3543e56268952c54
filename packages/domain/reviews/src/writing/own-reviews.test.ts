import { describe, expect, test } from 'vitest'
import { type OwnReview, ownOf, readOwnReviews, withOwn, withoutOwn } from './own-reviews.ts'

const item = { kind: 'product', itemId: '7' } as const
const own = (threadId: string, parts: Partial<OwnReview> = {}): OwnReview => ({
  ...item,
  threadId,
  owner: 'member1',
  ...parts,
})

describe('the review that a member wrote last of an item', () => {
  const kept = withOwn(withOwn({}, own('30')), own('31'))

  test.each<[string, string | null, Parameters<typeof ownOf>[2], string | undefined]>([
    ['is found by them', 'member1', item, '31'],
    ['is nobody else’s', 'member2', item, undefined],
    ['is not found while nobody is known', null, item, undefined],
    ['is of that kind', 'member1', { ...item, kind: 'market' }, undefined],
    ['is of that item', 'member1', { ...item, itemId: '8' }, undefined],
  ])('%s', (_, owner, where, threadId) => {
    expect(ownOf(kept, owner, where)?.threadId).toBe(threadId)
  })

  test('is removed when it is deleted, but not when another is', () => {
    expect(ownOf(withoutOwn(kept, own('30')), 'member1', item)?.threadId).toBe('31')
    expect(withoutOwn(kept, own('31'))).toEqual({})
  })

  test('is deleted as soon as another member writes', () => {
    const both = withOwn(kept, own('40', { itemId: '8', owner: 'member2' }))
    expect(Object.values(both)).toEqual([own('40', { itemId: '8', owner: 'member2' })])
  })
})

test('stores the newest 50', () => {
  const many = Array.from({ length: 60 }, (_, place) => own('1', { itemId: `${place}` }))
  const kept = many.reduce(withOwn, {})
  expect(Object.keys(kept)).toHaveLength(50)
  expect(ownOf(kept, 'member1', { ...item, itemId: '59' })).not.toBeNull()
  expect(ownOf(kept, 'member1', { ...item, itemId: '9' })).toBeNull()
})

test.each<[unknown, unknown]>([
  [JSON.parse(JSON.stringify(withOwn({}, own('31')))), { 'product/7': own('31') }],
  [null, null],
  ['text', null],
  [{ a: null, b: { owner: 'member1' }, c: { ...own('1'), kind: 'other' }, d: { ...own('1'), owner: 3 } }, {}],
])('reads stored data %j as %j', (found, read) => {
  expect(readOwnReviews(found)).toEqual(read)
})

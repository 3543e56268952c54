import { describe, expect, test } from 'vitest'
import type { ReviewDraft, ReviewSubject } from './review-draft.ts'
import { emptyFields } from './review-fields.ts'
import {
  draftKey,
  draftOf,
  openDraft,
  readStoredDrafts,
  type StoredDrafts,
  storeDraft,
} from './stored-drafts.ts'

const subject: ReviewSubject = { kind: 'product', itemId: '7', review: null }
const draft: ReviewDraft = { ...emptyFields, marks: 4, message: '써 봤어요', deleted: [], files: [] }
const kept = storeDraft({}, 'member1', subject, draft)

describe('a draft belongs to an item, a kind and its member', () => {
  test.each<[string, string, ReviewSubject, boolean]>([
    ['its member finds it', 'member1', subject, true],
    ['another member does not', 'member2', subject, false],
    ['nobody does', '', subject, false],
    ['not at another item', 'member1', { ...subject, itemId: '8' }, false],
    ['not among the shopping reviews', 'member1', { ...subject, kind: 'market' }, false],
  ])('%s', (_, owner, other, isFound) => {
    expect(draftOf(kept, draftKey(other), owner) !== null).toBe(isFound)
    expect(openDraft(kept, owner, other).message).toBe(isFound ? '써 봤어요' : '')
  })

  test('drafts of another member are deleted as soon as a new member writes', () => {
    expect(Object.keys(storeDraft(kept, 'member2', { ...subject, itemId: '8' }, draft))).toEqual([
      'product/8',
    ])
  })
})

test('an unchanged draft is not stored', () => {
  expect(storeDraft(kept, 'member1', subject, { ...draft, marks: null, message: '' })).toEqual({})
})

test('stores the newest 20', () => {
  const all = Array.from({ length: 25 }, (_, place) => place).reduce<StoredDrafts>(
    (drafts, place) => storeDraft(drafts, 'member1', { ...subject, itemId: `${place}` }, draft),
    {},
  )
  expect(Object.keys(all)).toHaveLength(20)
  expect(draftOf(all, 'product/24', 'member1')).not.toBeNull()
})

test.each<[string, unknown]>([
  ['nothing', null],
  ['a text', 'x'],
  ['a draft without an owner', { 'product/7': { message: 'x', marks: 3, deleted: [] } }],
  ['a draft without words', { 'product/7': { owner: 'member1', marks: 3 } }],
])('%s on the device is not a draft', (_, found) => {
  expect(readStoredDrafts(found) ?? {}).toEqual({})
})

test('invalid fields of a stored draft count as missing', () => {
  const found = { 'product/7': { owner: 'member1', message: 'x', marks: 9, deleted: ['0', 1] } }
  expect(readStoredDrafts(found)).toEqual({
    'product/7': { ...emptyFields, owner: 'member1', message: 'x', deleted: [1], isInDoubt: false },
  })
})

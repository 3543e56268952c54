import { checkedAnswer } from '@jeoul/api/testing'
import { describe, expect, test } from 'vitest'
import { readReviews } from './read-review.ts'
import { reviewOf } from './testing/review-of.ts'

const answer = (list: unknown, total: unknown = 1, success = true) =>
  checkedAnswer('GET /desktop/v1/shopping/items/{id}/reviews', {
    success,
    message: 'success',
    result: { list, total, page: 1 },
  })

describe('"A success response is required before data is stored"', () => {
  test.each([
    ['no success', answer([], 0, false)],
    ['no list', answer(null)],
    ['nothing', { success: true }],
  ])('%s is refused', (_, body) => {
    expect(readReviews('product')(body)).toBeNull()
  })

  test('a list is read', () => {
    const page = readReviews('product')(answer([reviewOf('31'), reviewOf('32')], 12))
    expect(page).toMatchObject({ list: [{ idx_thread: '31' }, { idx_thread: '32' }], total: 12 })
  })
})

test('fills in missing fields', () => {
  expect(readReviews('product')(answer([{ idx_thread: 31 }]))?.list[0]).toEqual({
    idx_thread: '31',
    marks: 1,
    message: '',
    images: [],
    media: [],
    nickname: '이름 없음',
    created: '',
    isMine: false,
    thread: { id: '31', comments: [], hasMyLike: false, hasMyHate: false, countLike: 0 },
  })
})

test.each([
  [0, 1],
  [6, 5],
  [4.4, 1],
])('a grade of %s is %s', (marks, shown) => {
  expect(readReviews('product')(answer([reviewOf('31', { marks })]))?.list[0]?.marks).toBe(shown)
})

test('regression: a review or a comment that a host lists twice stayed when its list changed', () => {
  const comment = { idx_comment: '5', idx_b_manager: 1, nickname: '회원', created: '', isMine: false }
  const thread = {
    ...reviewOf('31').thread,
    comments: ['하나', '둘'].map(message => ({ ...comment, message })),
  }
  const page = readReviews('product')(answer([reviewOf('31', { thread }), reviewOf('31')], 2))
  expect(page?.list).toHaveLength(1)
  expect(page?.list[0]?.thread.comments).toEqual([{ ...comment, message: '하나' }])
})

test('drops reviews without a thread; the total is at least the number of listed ones', () => {
  const page = readReviews('product')(answer([{ message: '?' }, null, reviewOf('31')], -4))
  expect(page).toMatchObject({ list: [{ idx_thread: '31' }], total: 1 })
})

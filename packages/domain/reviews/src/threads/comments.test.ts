import type { ReviewComment } from '@jeoul/api/types'
import { describe, expect, test } from 'vitest'
import { maxComment, whyNoComment, withComment, withoutComment } from './comments.ts'

const comment = (idx_comment: string, message = '고마워요'): ReviewComment => ({
  idx_comment,
  idx_b_manager: 1,
  message,
  nickname: '저울회원1',
  created: '2026-10-31T15:00:02.000Z',
  isMine: true,
})
const ids = (comments: readonly ReviewComment[]) => comments.map(({ idx_comment }) => idx_comment)

describe('"Comments added to a review go to the front on desktop and to the end on shopping reviews"', () => {
  test.each([
    ['front', ['3', '1', '2']],
    ['end', ['1', '2', '3']],
  ] as const)('to the %s', (place, order) => {
    expect(ids(withComment([comment('1'), comment('2')], comment('3'), place))).toEqual(order)
  })

  test('a comment that the list has already, as after a reload, is replaced in place', () => {
    const after = withComment([comment('1'), comment('2')], comment('2', '새 말'), 'front')
    expect(after.map(({ message }) => message)).toEqual(['고마워요', '새 말'])
  })
})

test('deleting a comment removes that comment only', () => {
  expect(ids(withoutComment([comment('1'), comment('2')], '1'))).toEqual(['2'])
})

test.each([
  ['words', '고마워요', null],
  ['nothing', '', '댓글을 적어 주세요.'],
  ['white space', ' \n', '댓글을 적어 주세요.'],
  ['as much as it takes', '😀'.repeat(maxComment), null],
  ['too much', '가'.repeat(maxComment + 3), '500자까지 쓸 수 있어요. 3자를 줄여 주세요.'],
])('%s', (_, message, why) => {
  expect(whyNoComment(message)).toBe(why)
})

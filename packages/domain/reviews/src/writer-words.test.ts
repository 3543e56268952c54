import { expect, test } from 'vitest'
import { writerWords } from './writer-words.ts'

const none = { adminAuth: false, makerAuth: false, memberWriteCheck: false, memberOrderCheck: false }

test.each([
  ['an anonymous visitor', {}, false, [], '로그인하면 리뷰를 쓸 수 있어요.'],
  ['a member', { memberWriteCheck: true }, true, [], '써 보셨다면 리뷰를 남겨 주세요.'],
  ['a member who may not', {}, true, [], '이 상품에는 리뷰를 쓸 수 없어요.'],
  [
    'a buyer',
    { memberWriteCheck: true, memberOrderCheck: true },
    true,
    ['구매 확인'],
    '써 보셨다면 리뷰를 남겨 주세요.',
  ],
  ['the maker', { makerAuth: true }, true, ['제조사'], '이 상품에는 리뷰를 쓸 수 없어요.'],
  [
    'an operator',
    { adminAuth: true, memberWriteCheck: true },
    true,
    ['운영자'],
    '써 보셨다면 리뷰를 남겨 주세요.',
  ],
])('%s', (_, flags, isLogged, badges, line) => {
  const words = writerWords({ auth: { ...none, ...flags } }, isLogged)
  expect(words).toEqual({ badges, line, mayWrite: 'memberWriteCheck' in flags })
})

import { expect, test } from 'vitest'
import { offerWords } from './offer-words.ts'

test.each([
  [null, false, '로그인이 필요해요', '로그인해 주세요. 로그인하면 지금 보던 곳으로 돌아와요.'],
  [null, true, '로그인이 풀렸어요', '다시 로그인해 주세요. 로그인하면 지금 보던 곳으로 돌아와요.'],
  [
    '찜을 저장하려면',
    false,
    '로그인이 필요해요',
    '찜을 저장하려면 로그인해 주세요. 로그인하고 돌아오면 이어서 해 드려요.',
  ],
  [
    '찜을 저장하려면',
    true,
    '로그인이 풀렸어요',
    '찜을 저장하려면 다시 로그인해 주세요. 로그인하고 돌아오면 이어서 해 드려요.',
  ],
])('needs %j, after a login: %j', (needs, hasEnded, title, why) => {
  expect(offerWords({ needs, hasEnded })).toEqual({ title, why })
})

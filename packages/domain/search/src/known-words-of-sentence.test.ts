import { expect, test } from 'vitest'
import { knownWordsOfSentence } from './known-words-of-sentence.ts'

test.each([
  ['아이폰이 얼마예요?', '아이폰'],
  ['부모님 드릴 홍삼 좋은거 좀 추천해줘', '홍삼'],
  ['여친 생일선물로 줄 에어팟 찾고있어요', '에어팟'],
  ['냉장고를 바꾸려고 하는데 보여줘', '냉장고'],
  ['고양이는 모래를 뭘로 써야 하나요', '고양이 모래'],
  ['집에서 내려먹을 커피머신 하나 추천 좀여', '커피머신'],
  ['rtx 5070 그래픽카드 살까요', 'rtx 5070 그래픽카드'],
])('regression: %s found nothing, though %s would', (sentence, words) => {
  expect(knownWordsOfSentence(sentence)).toBe(words)
})

test.each([
  ['no spoken word', '갤럭시 청바지'],
  ['no known product', '중고 오토바이 싸게 살 수 있을까요'],
  ['a known word that ends like a spoken one', '캐나다 노트북'],
])('a keyword with %s stays as it is', (_, keyword) => {
  expect(knownWordsOfSentence(keyword)).toBeNull()
})

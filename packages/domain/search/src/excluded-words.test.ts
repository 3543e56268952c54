import { expect, test } from 'vitest'
import { readExcludedWords } from './excluded-words.ts'

test.each([
  ['노트북 -게이밍', '노트북', ['게이밍']],
  ['노트북 게이밍 제외', '노트북', ['게이밍']],
  ['노트북 게이밍 빼고', '노트북', ['게이밍']],
  ['게이밍은 빼고 노트북', '노트북', ['게이밍']],
  ['게이밍 말고 노트북', '노트북', ['게이밍']],
  ['아이폰 17 -케이스 -필름', '아이폰 17', ['케이스', '필름']],
])('%s', (typed, keyword, excluded) => {
  expect(readExcludedWords(typed)).toEqual({ keyword, excluded })
})

test.each(['노트북', 'USB-C', 'i7-14700k', '-게이밍', '게이밍 빼고', '노트북 - 게이밍', '제외'])(
  '%s leaves out nothing',
  typed => {
    expect(readExcludedWords(typed)).toBeNull()
  },
)

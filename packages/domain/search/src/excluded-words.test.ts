import { expect, test } from 'vitest'
import { readExcludedWords } from './excluded-words.ts'

test.each([
  ['노트북 -게이밍', '노트북', ['게이밍']],
  ['노트북 게이밍 제외', '노트북', ['게이밍']],
  ['노트북 게이밍 빼고', '노트북', ['게이밍']],
  ['게이밍은 빼고 노트북', '노트북', ['게이밍']],
  ['게이밍 말고 노트북', '노트북', ['게이밍']],
  ['강아지사료 닭고기 없는거', '강아지사료', ['닭고기']],
  ['강아지사료 닭고기가 없는 것', '강아지사료', ['닭고기']],
  ['아이폰 17 -케이스 -필름', '아이폰 17', ['케이스', '필름']],
])('%s', (typed, keyword, excluded) => {
  expect(readExcludedWords(typed)).toEqual({ keyword, excluded })
})

test.each([
  '노트북',
  '소음 없는 거',
  '선 없는 이어폰',
  'USB-C',
  'i7-14700k',
  '-게이밍',
  '게이밍 빼고',
  '노트북 - 게이밍',
  '제외',
  '키보드 소음 없는 거',
])('%s leaves out nothing', typed => {
  expect(readExcludedWords(typed)).toBeNull()
})

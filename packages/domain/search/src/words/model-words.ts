import { usualSpelling } from './vocabulary.ts'

/**
 * Parts of model names that makers write in either of two ways, one per line: the 990 PRO is also searched for as 990프로,
 * and 아이폰 17 프로 as iphone 17 pro. Unlike brands, they have no usual spelling.
 */
const modelWords = `
pro 프로
max 맥스
ultra 울트라
plus 플러스
air 에어
mini 미니
super 슈퍼
lite 라이트
slim 슬림
fold 폴드
flip 플립
note 노트
studio 스튜디오
master 마스터
black 블랙
white 화이트
4k uhd
`

const otherWays: ReadonlyMap<string, string> = new Map(
  modelWords
    .trim()
    .split('\n')
    .map(line => line.split(' '))
    .flatMap(([one = '', other = '']) => [
      [one, other],
      [other, one],
    ]),
)

/** Whether a word is part of model names. */
export function isModelWord(word: string): boolean {
  return otherWays.has(word.toLowerCase())
}

/** Writes a part of model names the other way; returns any other word in its usual spelling. */
export function otherSpelling(word: string): string {
  return otherWays.get(word.toLowerCase()) ?? usualSpelling(word)
}

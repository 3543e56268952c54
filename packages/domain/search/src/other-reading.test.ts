import { convertHangulToQwerty } from 'es-hangul'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { otherReading } from './other-reading.ts'

describe('English keys for Korean ones', () => {
  test.each([
    ['rmfovlr', '그래픽'],
    ['rmfovlrzkem', '그래픽카드'],
    ['RMFOVLR', '그래픽'],
    ['rhkwk', '과자'],
    ['rkaQkr', '감빡'],
    ['rmfov', '그랲'],
    ['rmfovlrz', '그래픽ㅋ'],
    ['shxmqnr 16gb', '노트북 16gb'],
    ['rtx5070 rmfovlr', 'rtx5070 그래픽'],
    ['zpdltm 3', '케이스 3'],
  ])('%s was meant to be %s', (typed, meant) => {
    expect(otherReading(typed)).toBe(meant)
  })
})

describe('Korean keys for English ones', () => {
  test.each([
    ['ㅣㅎ', 'lg'],
    ['ㅁ년', 'asus'],
    ['ㅎㄱ므', 'gram'],
    ['ㄱㅅㅌ', 'rtx'],
    ['ㅗㅔ 노트북', 'hp 노트북'],
    ['ㄱㅅㅌ5070', 'rtx5070'],
  ])('%s was meant to be %s', (typed, meant) => {
    expect(otherReading(typed)).toBe(meant)
  })
})

test.each(['rtx', 'asus', 'lg', 'ssd', 'a', '그래픽카드', '그래픽ㅋ', '5070', '', '<b>'])(
  '%s is left as typed',
  keyword => {
    expect(otherReading(keyword)).toBeNull()
  },
)

test.each(['hot', 'npc', 'hks', 'RKHOT'])(
  'regression: %s ended the search, since its keys are vowels that begin no syllable',
  keyword => {
    expect(otherReading(keyword)).toBeNull()
  },
)

test('converts Korean syllables typed on English keys back', () => {
  const syllable = fc.integer({ min: 0xac00, max: 0xd7a3 }).map(code => String.fromCharCode(code))
  const words = fc.array(syllable, { minLength: 1, maxLength: 6 }).map(list => list.join(''))
  fc.assert(
    fc.property(words, word => {
      const typed = convertHangulToQwerty(word)
      fc.pre(typed !== typed.toUpperCase())
      expect(otherReading(typed)).toBe(word)
    }),
  )
})

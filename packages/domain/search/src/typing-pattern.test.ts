import { disassemble } from 'es-hangul'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { typingPattern } from './typing-pattern.ts'

const found = (typed: string, name: string) => typingPattern(typed)?.exec(name)?.[0] ?? null

describe('"Korean typing as Koreans type"', () => {
  test.each([
    ['initial consonants', 'ㄱㄹㅍㅋㄷ', '그래픽카드', '그래픽카드'],
    ['some of them', 'ㅍㅋ', '그래픽카드', '픽카'],
    ['two that a keyboard joined', 'ㄳ', '가습기', '가습'],
    ['a syllable that was begun', '그', '그래픽', '그'],
    ['its end is the next one’s beginning', '글', '그래픽', '그래'],
    ['and again', '그랲', '그래픽', '그래픽'],
    ['an end of two letters', '값', '갑상선', '갑상'],
    ['an end that is not whole yet', '달', '닭가슴살', '닭'],
    ['a vowel that is not whole yet', '고', '과자', '과'],
    ['another', '뭇', '무선 이어폰', '무선'],
    ['a key pressed too often', '그래픾', '그래픽', '그래픽'],
    ['a letter that stands alone behind others', '그래픽ㅋ', '그래픽카드', '그래픽카'],
    ['letters and syllables', '그ㄹㅍ', '그래픽', '그래픽'],
    ['spaces that were left out', '무선이어', '무선 이어폰', '무선 이어'],
    ['spaces that are too many', '그래 픽', '그래픽카드', '그래픽'],
    ['capitals', 'rtx5070', '지포스 RTX 5070', 'RTX 5070'],
    ['full-width letters', 'ＲＴＸ', '지포스 RTX', 'RTX'],
    ['characters that patterns are made of', 'c++ (', 'C++ (책)', 'C++ ('],
    ['a consonant as it stands', 'ㄱ', 'ㄱ자 선반', 'ㄱ'],
  ])('%s: %s finds %s', (_, typed, name, part) => {
    expect(found(typed, name)).toBe(part)
  })

  test.each([
    ['그리', '그래픽'],
    ['ㄱㅍ', '그래픽'],
    ['래글', '그래픽'],
    ['글픽', '그래픽'],
    ['ㅏ', '가'],
    ['a.c', 'abc'],
  ])('%s does not find %s', (typed, name) => {
    expect(found(typed, name)).toBeNull()
  })

  test('an empty text has no pattern', () => {
    expect(typingPattern(' \u200B')).toBeNull()
  })
})

const syllable = fc.integer({ min: 0xac00, max: 0xd7a3 }).map(code => String.fromCharCode(code))
const name = fc.array(syllable, { minLength: 1, maxLength: 6 }).map(list => list.join(''))

describe('for any name', () => {
  test('its initials match', () => {
    fc.assert(
      fc.property(name, whole => {
        const initials = Array.from(whole, character => disassemble(character)[0]).join('')
        expect(found(initials, whole)).toBe(whole)
      }),
    )
  })

  test('every prefix of whole syllables matches', () => {
    fc.assert(
      fc.property(name, fc.nat(5), (whole, length) => {
        const typed = whole.slice(0, length + 1)
        expect(whole.startsWith(found(typed, whole) ?? 'nothing')).toBe(true)
      }),
    )
  })

  test('any text makes a pattern', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), typed => void typingPattern(typed)))
  })
})

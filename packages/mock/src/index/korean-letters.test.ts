import { describe, expect, test } from 'vitest'
import { initialsOf, isInitials, lettersOf, withPlainEnd } from './korean-letters.ts'

test.each(['ㄱ', '그', '그ㄹ', '글', '그래', '그랲', '그래픽', '그래픽ㅋ'])(
  '%s begins 그래픽카드 in single letters',
  typed => {
    expect(lettersOf('그래픽카드').startsWith(lettersOf(typed))).toBe(true)
  },
)

test('initials are those of the Korean syllables', () => {
  expect(initialsOf('그래픽카드 16GB')).toBe('ㄱㄹㅍㅋㄷ 16GB')
  expect(['ㄱㄹㅍ', 'ㄳ', '그ㄹ', 'ㅏ', 'rtx', ''].map(isInitials)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ])
})

describe('a last consonant that a phone keyboard replaced', () => {
  test.each(['그래픾', '그래핔'])('%s was 그래픽', typed => {
    expect(withPlainEnd(lettersOf(typed))).toBe(lettersOf('그래픽'))
  })

  test('is left alone if it is correct', () => {
    expect(withPlainEnd(lettersOf('그래픽'))).toBe(lettersOf('그래픽'))
  })
})

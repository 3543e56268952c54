import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isKeywordTooLong, keywordKey, readKeyword } from './keyword.ts'

describe('normalizing a keyword', () => {
  test.each([
    ['needless space', '  그래픽 \t\n 카드 ', '그래픽 카드'],
    ['a wide space', '그래픽\u3000카드', '그래픽 카드'],
    ['full-width letters', 'ＲＴＸ　５０７０', 'RTX 5070'],
    ['letters in parts, as some file names have them', '그래픽'.normalize('NFD'), '그래픽'],
    ['Korean letters that stand alone', 'ㄱㄹㅍ ㅏ', 'ㄱㄹㅍ ㅏ'],
    ['invisible characters', '\u200B그래\u00AD픽\u0000\u3164', '그래픽'],
    ['what could not be decoded', '그래픽\uFFFD\uD83D', '그래픽'],
    ['markup', '<script>alert(1)</script>', '<script>alert(1)</script>'],
    ['nothing', ' \u200B ', ''],
  ])('%s', (_, typed, keyword) => {
    expect(readKeyword(typed)).toBe(keyword)
  })

  test('cuts to 100 whole characters', () => {
    expect(readKeyword('가'.repeat(101))).toBe('가'.repeat(100))
    expect(readKeyword(`${'가'.repeat(99)} 나`)).toBe('가'.repeat(99))
    expect(readKeyword('😀'.repeat(101))).toBe('😀'.repeat(100))
    expect(['가'.repeat(101), '가'.repeat(100), ` ${'가'.repeat(100)} `].map(isKeywordTooLong)).toEqual([
      true,
      false,
      false,
    ])
  })

  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom('가', 'ㄱ', 'ᄀ', 'ᅡ', ' ', '\u3000', '\uD83D', 'Ａ', 'a', '\u200D') }),
  )

  test('normalizing twice has no further effect', () => {
    fc.assert(
      fc.property(text, typed => {
        expect(readKeyword(readKeyword(typed))).toBe(readKeyword(typed))
      }),
    )
  })

  test('survives an address', () => {
    fc.assert(
      fc.property(text, typed => {
        const keyword = readKeyword(typed)
        const { searchParams } = new URL(`http://localhost/?${new URLSearchParams({ keyword })}`)
        expect(readKeyword(searchParams.get('keyword') ?? '')).toBe(keyword)
        expect(() => encodeURIComponent(keyword)).not.toThrow()
      }),
    )
  })
})

test.each([
  ['그래픽 카드', '그래픽카드'],
  ['RTX 5070', 'rtx5070'],
  ['ＲＴＸ', 'rtx'],
])('%s and %s have the same key', (one, other) => {
  expect(keywordKey(one)).toBe(keywordKey(other))
})

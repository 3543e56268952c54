import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { foldText, splitText, type TextPart } from './review-text.ts'

const textOf = (parts: readonly TextPart[]) => parts.map(({ text }) => text).join('')
const linksOf = (text: string) => splitText(text).flatMap(part => (part.type === 'link' ? [part.href] : []))

describe('links are http and https alone', () => {
  test.each([
    ['https://jeoul.kr/a?b=1#c', ['https://jeoul.kr/a?b=1#c']],
    ['(https://jeoul.kr/a).', ['https://jeoul.kr/a']],
    ['https://jeoul.kr/가에서 샀어요', ['https://jeoul.kr/']],
    ['HTTP://JEOUL.KR, https://b.kr', ['http://jeoul.kr/', 'https://b.kr/']],
    ['<a href="https://jeoul.kr">여기</a>', ['https://jeoul.kr/']],
    ['\u202Ehttps://jeoul.kr/a\u202Egpj', ['https://jeoul.kr/a']],
    ['javascript:alert(1) data:text/html,x ftp://a.kr //a.kr', []],
    ['https:// http://', []],
    ['www.jeoul.kr', []],
  ])('%j', (text, hrefs) => {
    expect(linksOf(text)).toEqual(hrefs)
  })
})

const texts = fc.array(
  fc.oneof(
    fc.constantFrom('https://jeoul.kr/a.b', '<script>', '\u202E', '\n', '👩‍👩‍👧‍👦', '가', ' ', 'e\u0301'),
    fc.string({ unit: 'grapheme' }),
  ),
  { maxLength: 400 },
)

test('no text is lost or added, folded or not', () => {
  fc.assert(
    fc.property(texts, words => {
      const text = words.join('')
      const { shown, rest } = foldText(splitText(text))
      expect(textOf(splitText(text))).toBe(text)
      expect(textOf(shown) + textOf(rest)).toBe(text)
      expect(textOf(shown).length).toBeLessThanOrEqual(Math.max(300, text.length - textOf(rest).length))
    }),
  )
})

test.each([
  ['a short text', '좋아요.', 3],
  ['a few characters too many', '가'.repeat(340), 340],
  ['10,000 characters', '가'.repeat(10_000), 300],
  ['many lines', '가\n'.repeat(40), 15],
  ['one line too many', '가\n'.repeat(8), 16],
])('%s: %#', (_, text, length) => {
  const { shown } = foldText(splitText(text))
  expect(textOf(shown)).toHaveLength(Math.min(length === 3 ? text.length : length, text.length))
})

test('an emoji of several code points is not cut in two', () => {
  const { shown } = foldText(splitText(`${'가'.repeat(297)}${'👩‍👩‍👧‍👦'.repeat(40)}`))
  expect(textOf(shown)).toBe('가'.repeat(297))
})

test('a link is not cut in two', () => {
  const link = `https://jeoul.kr/${'a'.repeat(200)}`
  const { shown, rest } = foldText(splitText(`${'가'.repeat(200)} ${link} 끝`))
  expect(textOf(shown)).toBe(`${'가'.repeat(200)} `)
  expect(rest[0]).toMatchObject({ type: 'link', href: link })
})

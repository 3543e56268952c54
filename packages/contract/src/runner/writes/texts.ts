import fc from 'fast-check'
import type { Documents } from '../../documents/index.ts'
import { arbitraryOf } from '../requests/arbitrary-of.ts'

/**
 * Texts that a schema allows.
 * @param reference such as 'wish.yaml#/components/schemas/GroupName'
 */
export function textsOf(documents: Documents, reference: string): fc.Arbitrary<string> {
  return arbitraryOf(documents, {}, { $ref: reference }).map(String)
}

/** Normalizes line breaks: forms send them as CRLF. */
export function sameLines(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n')
}

/** File names, each of which stands for a file. */
export const fileNames = (maxLength: number): fc.Arbitrary<string[]> =>
  fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength })

/** Parts that hosts are known to change: markup, quotes, emoji, decomposed letters, spaces, line ends. */
const hardParts = [
  '<b>굵게</b> &amp; <script>',
  '"따옴표" \'하나\' \\ %00 %20 +',
  '👩‍👩‍👧 😀 🇰🇷 ❤️',
  '한글'.normalize('NFD'),
  '첫 줄\n둘째 줄\n\n넷째 줄',
  '첫 줄\r\n둘째 줄',
  '  앞뒤  빈칸  ',
  '탭\t과 {{틀}} $1 $& --',
] as const

/**
 * Texts of all such parts in any order, up to the maximum length.
 * @param longest in characters
 */
export function hardTexts(longest: number): fc.Arbitrary<string> {
  const parts = fc.shuffledSubarray([...hardParts], { minLength: hardParts.length })
  return fc.record({ parts, isFull: fc.boolean() }).map(({ parts, isFull }) => {
    const text = parts.join('')
    const whole = isFull ? text.repeat(Math.ceil(longest / [...text].length)) : text
    return [...whole].slice(0, longest).join('')
  })
}

import fc from 'fast-check'
import { type Documents, nodeAt } from '../../documents/index.ts'
import { arbitraryOf } from '../requests/arbitrary-of.ts'
import { asNumber } from '../requests/follow-schema.ts'

/** The schemas of texts that members write. */
const schemas = {
  review: 'review-schemas.yaml#/components/schemas/ReviewMessage',
  comment: 'review-schemas.yaml#/components/schemas/CommentMessage',
  wishGroup: 'wish.yaml#/components/schemas/GroupName',
  report: 'report.yaml#/components/schemas/NotifyDraft/properties/ment',
  estimateName: 'estimate-parts.yaml#/components/schemas/SavedEstimateDraft/properties/name',
  estimateQuery: 'estimate-parts.yaml#/components/schemas/SavedEstimateDraft/properties/query',
} as const

type Kind = keyof typeof schemas

/** Texts that the schema allows. */
export function textsOf(documents: Documents, kind: Kind): fc.Arbitrary<string> {
  return arbitraryOf(documents, {}, { $ref: schemas[kind] }).map(String)
}

/** Normalizes line breaks: forms send them as CRLF. */
export function sameLines(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n')
}

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
 * Texts of all such parts in any order, up to the maximum length of the schema.
 * @param reserved the number of characters to leave free
 */
export function hardTexts(documents: Documents, kind: Kind, reserved = 0): fc.Arbitrary<string> {
  const longest = asNumber(nodeAt(documents, `${schemas[kind]}/maxLength`), Number.NaN) - reserved
  const parts = fc.shuffledSubarray([...hardParts], { minLength: hardParts.length })
  return fc.record({ parts, isFull: fc.boolean() }).map(({ parts, isFull }) => {
    const text = parts.join('')
    const whole = isFull ? text.repeat(Math.ceil(longest / [...text].length)) : text
    return [...whole].slice(0, longest).join('')
  })
}

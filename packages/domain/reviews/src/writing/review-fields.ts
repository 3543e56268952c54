import type { Review, ReviewFields as SentFields } from '@jeoul/api/types'

/**
 * The fields that a member fills in, besides files. A further field of the form is a line in each function of this
 * file.
 */
export interface ReviewFields {
  /** The grade, 1 to 5; null while none is chosen. */
  readonly marks: number | null
  readonly message: string
}

export const emptyFields: ReviewFields = { marks: null, message: '' }

/** The limit of the contract, in code points (assumed). */
export const maxMessage = 2000

/** The fields of a review that is edited. */
export function fieldsOf({ marks, message }: Review): ReviewFields {
  return { marks, message }
}

/** Picks the fields out of a draft. */
export function pickFields({ marks, message }: ReviewFields): ReviewFields {
  return { marks, message }
}

/** Whether two drafts, or a draft and the review that it edits, have the same fields as typed. */
export function haveSameFields(one: ReviewFields, other: ReviewFields): boolean {
  return one.marks === other.marks && one.message === other.message
}

/** Validates fields stored on the device; null if the text is missing. */
export function readStoredFields(found: Readonly<Record<string, unknown>>): ReviewFields | null {
  const { marks, message } = found
  if (typeof message !== 'string') return null
  const isGrade = typeof marks === 'number' && Number.isInteger(marks) && marks >= 1 && marks <= 5
  return { marks: isGrade ? marks : null, message }
}

/** Converts the fields for the request: "marks (grade), message" (specification, section 3). */
export function toSentFields({ marks, message }: ReviewFields): SentFields {
  return { marks: marks ?? 0, message: message.trim() }
}

/** Whether a review of the host has the fields that were sent. */
export function holdsFields(review: Review, fields: ReviewFields): boolean {
  return review.marks === fields.marks && review.message.trim() === fields.message.trim()
}

/** The reason why the fields cannot be sent yet, as a sentence; null if they can. */
export function whyFieldsNotSent({ marks, message }: ReviewFields): string | null {
  const over = lengthOf(message.trim()) - maxMessage
  if (marks === null) return '별점을 골라 주세요.'
  if (!/\S/u.test(message)) return '어땠는지 적어 주세요.'
  if (over > 0) return `2,000자까지 쓸 수 있어요. ${over.toLocaleString('ko')}자를 줄여 주세요.`
  return null
}

/** The length of a message as the contract counts it, in code points. */
export function lengthOf(message: string): number {
  return [...message].length
}

import type { ReviewKind } from '@jeoul/api'
import type { ReadReview } from '../read-review.ts'
import type { ReviewMedium } from '../review-media.ts'

/** The review being written: a new one of an item, or an edit of one's own. */
export interface ReviewSubject {
  readonly kind: ReviewKind
  readonly itemId: string
  /** The review to edit; null for a new one. */
  readonly review: ReadReview | null
}

/** A picture or video to upload. */
export interface DraftFile {
  /** Unique in its draft. */
  readonly id: number
  readonly file: File
}

/** A member's unsent text, grade and files. */
export interface ReviewDraft {
  /** The grade, 1 to 5; null while none is chosen. */
  readonly marks: number | null
  readonly message: string
  /** Indexes of the review's own media to delete: `delete_image_indexes`. */
  readonly deleted: readonly number[]
  /** In display order, after the remaining media. */
  readonly files: readonly DraftFile[]
  /** Whether the host may have received it, because it was sent without a response. */
  readonly isInDoubt?: boolean
}

/** Limits of the contract (assumed). */
export const maxMessage = 2000
export const maxMedia = 8

/** The initial draft: empty, or the review as it is. */
export function firstDraft({ review }: ReviewSubject): ReviewDraft {
  return { marks: review?.marks ?? null, message: review?.message ?? '', deleted: [], files: [] }
}

/** Whether the draft differs from the review. */
export function isTouched(draft: ReviewDraft, subject: ReviewSubject): boolean {
  const first = firstDraft(subject)
  const hasNewText = draft.marks !== first.marks || draft.message !== first.message
  return hasNewText || draft.deleted.length > 0 || draft.files.length > 0
}

/** The review's own media that are not to be deleted. */
export function remainingMedia({ review }: ReviewSubject, { deleted }: ReviewDraft): readonly ReviewMedium[] {
  return (review?.media ?? []).filter(({ place }) => !deleted.includes(place))
}

/** How many more pictures and videos a draft can take. */
export function roomIn(subject: ReviewSubject, draft: ReviewDraft): number {
  return Math.max(0, maxMedia - remainingMedia(subject, draft).length - draft.files.length)
}

/** The length of a message as the contract counts it, in code points. */
export function lengthOf(message: string): number {
  return [...message].length
}

/** The reason why a draft cannot be sent yet, as a sentence; null if it can. */
export function whyNotSent(subject: ReviewSubject, draft: ReviewDraft): string | null {
  const over = lengthOf(draft.message.trim()) - maxMessage
  const media = remainingMedia(subject, draft).length + draft.files.length - maxMedia
  if (draft.marks === null) return '별점을 골라 주세요.'
  if (!/\S/u.test(draft.message)) return '어땠는지 적어 주세요.'
  if (over > 0) return `2,000자까지 쓸 수 있어요. ${over.toLocaleString('ko')}자를 줄여 주세요.`
  if (media > 0) return `사진과 동영상은 8개까지예요. ${media}개를 빼 주세요.`
  return null
}

/**
 * Moves a file among the others.
 *
 * @param to its new index, from 0; limited to the range of the files
 */
export function moveFile(files: readonly DraftFile[], id: number, to: number): readonly DraftFile[] {
  const moved = files.find(file => file.id === id)
  if (!moved) return files
  const others = files.filter(file => file !== moved)
  return others.toSpliced(Math.max(0, Math.min(to, others.length)), 0, moved)
}

/** Appends files. */
export function addFiles(files: readonly DraftFile[], added: readonly File[]): readonly DraftFile[] {
  const next = Math.max(0, ...files.map(({ id }) => id)) + 1
  return [...files, ...added.map((file, place) => ({ id: next + place, file }))]
}

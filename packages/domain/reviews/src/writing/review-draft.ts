import type { ReviewKind } from '@jeoul/api'
import type { ReadReview } from '../read-review.ts'
import type { ReviewMedium } from '../review-media.ts'
import {
  emptyFields,
  fieldsOf,
  haveSameFields,
  type ReviewFields,
  whyFieldsNotSent,
} from './review-fields.ts'

/** The review to write: a new one of an item, or an edit of the member's own. */
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

/** A member's unsent fields and files. */
export interface ReviewDraft extends ReviewFields {
  /** Indexes of the review's own media to delete: `delete_image_indexes`. */
  readonly deleted: readonly number[]
  /** In the order of display, after the review's remaining media. */
  readonly files: readonly DraftFile[]
  /** Whether the host may have received the draft although its response was lost. */
  readonly isInDoubt?: boolean
}

/** The limit of the contract (assumed). */
export const maxMedia = 8

/** The initial draft: empty, or the fields of the review to edit. */
export function firstDraft({ review }: ReviewSubject): ReviewDraft {
  return { ...(review ? fieldsOf(review) : emptyFields), deleted: [], files: [] }
}

/** Whether the draft differs from the initial one. */
export function isTouched(draft: ReviewDraft, subject: ReviewSubject): boolean {
  return !haveSameFields(draft, firstDraft(subject)) || draft.deleted.length > 0 || draft.files.length > 0
}

/** The review's own media that are not to be deleted. */
export function remainingMedia({ review }: ReviewSubject, { deleted }: ReviewDraft): readonly ReviewMedium[] {
  return (review?.media ?? []).filter(({ place }) => !deleted.includes(place))
}

/** How many more pictures and videos a draft can take. */
export function roomIn(subject: ReviewSubject, draft: ReviewDraft): number {
  return Math.max(0, maxMedia - remainingMedia(subject, draft).length - draft.files.length)
}

/** The reason why a draft cannot be sent yet, as a sentence; null if it can. */
export function whyNotSent(subject: ReviewSubject, draft: ReviewDraft): string | null {
  const media = remainingMedia(subject, draft).length + draft.files.length - maxMedia
  const ofFields = whyFieldsNotSent(draft)
  if (ofFields !== null) return ofFields
  return media > 0 ? `사진과 동영상은 8개까지예요. ${media}개를 빼 주세요.` : null
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

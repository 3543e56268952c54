import { firstDraft, isTouched, type ReviewDraft, type ReviewSubject } from './review-draft.ts'
import { placeKey } from './writing-place.ts'

/** The text of a draft, as the device keeps it. Files are kept apart. */
export interface KeptDraft {
  /** The member who wrote it; nobody else is shown it. */
  readonly owner: string
  readonly marks: number | null
  readonly message: string
  readonly deleted: readonly number[]
  readonly isInDoubt: boolean
}

/** By the key of what is written. */
export type KeptDrafts = Readonly<Record<string, KeptDraft>>

/** Older drafts give way (assumed). */
const maxDrafts = 20

/** The key of a draft: that of its place. */
export function draftKey({ kind, itemId, review }: ReviewSubject): string {
  return placeKey({ kind, itemId, threadId: review?.idx_thread ?? null })
}

/** Checks what the device kept. */
export function readKeptDrafts(found: unknown): KeptDrafts | null {
  if (typeof found !== 'object' || found === null) return null
  return Object.fromEntries(
    Object.entries(found).flatMap(([key, value]) => {
      const draft = readKeptDraft(value)
      return draft ? [[key, draft] as const] : []
    }),
  )
}

function readKeptDraft(found: unknown): KeptDraft | null {
  if (typeof found !== 'object' || found === null) return null
  const { owner, marks, message, deleted, isInDoubt }: Readonly<Record<string, unknown>> = { ...found }
  if (typeof owner !== 'string' || typeof message !== 'string') return null
  const isGrade = typeof marks === 'number' && Number.isInteger(marks) && marks >= 1 && marks <= 5
  const places = Array.isArray(deleted) ? deleted.filter(place => Number.isInteger(place)) : []
  return { owner, message, marks: isGrade ? marks : null, deleted: places, isInDoubt: isInDoubt === true }
}

/** What the device kept for a member; null if nothing, or if somebody else wrote it. */
export function draftOf(drafts: KeptDrafts, key: string, owner: string): KeptDraft | null {
  const draft = drafts[key]
  return draft?.owner === owner ? draft : null
}

/** The draft to go on with: what a member wrote and has not sent, or the review as it is. */
export function openDraft(drafts: KeptDrafts, owner: string, subject: ReviewSubject): ReviewDraft {
  const first = firstDraft(subject)
  const kept = draftOf(drafts, draftKey(subject), owner)
  if (!kept) return first
  const places = subject.review?.media.map(({ place }) => place) ?? []
  const deleted = kept.deleted.filter(place => places.includes(place))
  const { marks, message, isInDoubt } = kept
  return { ...first, marks, message, deleted, ...(isInDoubt && { isInDoubt }) }
}

/**
 * Keeps the text of a draft as the newest, or forgets it where it says nothing new. Drafts of other members go: a device
 * that is shared tells nothing.
 */
export function keepDraft(
  drafts: KeptDrafts,
  owner: string,
  subject: ReviewSubject,
  draft: ReviewDraft,
): KeptDrafts {
  const key = draftKey(subject)
  const others = withoutDraft(ofOwner(drafts, owner), key)
  if (!isTouched(draft, subject)) return others
  const { marks, message, deleted, isInDoubt = false } = draft
  const entries = [...Object.entries(others), [key, { owner, marks, message, deleted, isInDoubt }] as const]
  return Object.fromEntries(entries.slice(-maxDrafts))
}

export function withoutDraft(drafts: KeptDrafts, key: string): KeptDrafts {
  const { [key]: _, ...others } = drafts
  return others
}

/** The drafts of one member. */
export function ofOwner(drafts: KeptDrafts, owner: string): KeptDrafts {
  return Object.fromEntries(Object.entries(drafts).filter(([, draft]) => draft.owner === owner))
}

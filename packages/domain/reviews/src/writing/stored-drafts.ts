import { firstDraft, isTouched, type ReviewDraft, type ReviewSubject } from './review-draft.ts'
import { pickFields, type ReviewFields, readStoredFields } from './review-fields.ts'
import { placeKey } from './writing-place.ts'

/** The text of a draft as stored on the device. Files are stored separately. */
export interface StoredDraft extends ReviewFields {
  /** The member who wrote the draft. Others on this device never see it. */
  readonly owner: string
  readonly deleted: readonly number[]
  readonly isInDoubt: boolean
}

/** Drafts by key. */
export type StoredDrafts = Readonly<Record<string, StoredDraft>>

/** The maximum number of stored drafts; older ones are dropped (assumed). */
const maxDrafts = 20

/** The key of a draft; the same as the key of its place. */
export function draftKey({ kind, itemId, review }: ReviewSubject): string {
  return placeKey({ kind, itemId, threadId: review?.idx_thread ?? null })
}

/** Validates data stored on the device. */
export function readStoredDrafts(found: unknown): StoredDrafts | null {
  if (typeof found !== 'object' || found === null) return null
  return Object.fromEntries(
    Object.entries(found).flatMap(([key, value]) => {
      const draft = readStoredDraft(value)
      return draft ? [[key, draft] as const] : []
    }),
  )
}

function readStoredDraft(found: unknown): StoredDraft | null {
  if (typeof found !== 'object' || found === null) return null
  const { owner, deleted, isInDoubt, ...others }: Readonly<Record<string, unknown>> = { ...found }
  const fields = readStoredFields(others)
  if (typeof owner !== 'string' || !fields) return null
  const places = Array.isArray(deleted) ? deleted.filter(place => Number.isInteger(place)) : []
  return { ...fields, owner, deleted: places, isInDoubt: isInDoubt === true }
}

/** The stored draft of a member; null if there is none or another member wrote it. */
export function draftOf(drafts: StoredDrafts, key: string, owner: string): StoredDraft | null {
  const draft = drafts[key]
  return draft?.owner === owner ? draft : null
}

/** The draft to open: the member's unsent one, or the initial one. */
export function openDraft(drafts: StoredDrafts, owner: string, subject: ReviewSubject): ReviewDraft {
  const first = firstDraft(subject)
  const kept = draftOf(drafts, draftKey(subject), owner)
  if (!kept) return first
  const places = subject.review?.media.map(({ place }) => place) ?? []
  const deleted = kept.deleted.filter(place => places.includes(place))
  return { ...first, ...pickFields(kept), deleted, ...(kept.isInDoubt && { isInDoubt: true }) }
}

/**
 * Stores the text of a draft as the newest, or deletes it if it contains no change. Deletes the drafts of other
 * members, because a shared device must not reveal them.
 */
export function storeDraft(
  drafts: StoredDrafts,
  owner: string,
  subject: ReviewSubject,
  draft: ReviewDraft,
): StoredDrafts {
  const key = draftKey(subject)
  const others = withoutDraft(ofOwner(drafts, owner), key)
  if (!isTouched(draft, subject)) return others
  const { deleted, isInDoubt = false } = draft
  const stored: StoredDraft = { ...pickFields(draft), owner, deleted, isInDoubt }
  const entries = [...Object.entries(others), [key, stored] as const]
  return Object.fromEntries(entries.slice(-maxDrafts))
}

export function withoutDraft(drafts: StoredDrafts, key: string): StoredDrafts {
  const { [key]: _, ...others } = drafts
  return others
}

/** The drafts of one member. */
export function ofOwner(drafts: StoredDrafts, owner: string): StoredDrafts {
  return Object.fromEntries(Object.entries(drafts).filter(([, draft]) => draft.owner === owner))
}

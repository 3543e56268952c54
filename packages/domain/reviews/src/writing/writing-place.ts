import type { ReviewKind } from '@jeoul/api'
import { reviewKinds } from '../review-kinds.ts'

/** The review that a form writes, as plain data that can be stored. */
export interface WritingPlace {
  readonly kind: ReviewKind
  readonly itemId: string
  /** The review to edit; null for a new one. */
  readonly threadId: string | null
}

/** The key of a place: one for each item and kind, and one for each edited review. */
export function placeKey({ kind, itemId, threadId }: WritingPlace): string {
  return [kind, itemId, ...(threadId === null ? [] : [threadId])].join('/')
}

/** What a member was doing when a login was required. */
export interface WritingIntent extends WritingPlace {
  /** True if the login was required to send the review (등록하기), false if it was required to start writing. */
  readonly isSend: boolean
}

/** Validates stored data; null for anything else. */
export function readWritingIntent(found: unknown): WritingIntent | null {
  const place = readWritingPlace(found)
  const { isSend }: Readonly<Record<string, unknown>> = { ...(place && Object(found)) }
  return place && { ...place, isSend: isSend === true }
}

/** Validates stored data; null for anything else. */
export function readWritingPlace(found: unknown): WritingPlace | null {
  if (typeof found !== 'object' || found === null) return null
  const { kind: name, itemId, threadId }: Readonly<Record<string, unknown>> = { ...found }
  const kind = reviewKinds.find(other => other === name)
  if (!kind || typeof itemId !== 'string' || itemId === '') return null
  return { kind, itemId, threadId: typeof threadId === 'string' ? threadId : null }
}

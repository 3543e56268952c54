import type { ReviewKind } from '@jeoul/api'
import { reviewKinds } from '../review-kinds.ts'

/** The subject of a review form as plain data that outlives the page. */
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

/** The action that required a login. */
export interface WritingIntent extends WritingPlace {
  /** Whether they pressed 등록하기; otherwise they wanted to start writing. */
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

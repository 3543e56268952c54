import type { ReviewKind } from '@jeoul/api'
import { reviewKinds } from '../review-kinds.ts'

/** Where something is written: plain data that outlives the page. */
export interface WritingPlace {
  readonly kind: ReviewKind
  readonly itemId: string
  /** The review that is changed; null for a new one. */
  readonly threadId: string | null
}

/** The key of a place: one for each item and kind, and one for each review that is changed. */
export function placeKey({ kind, itemId, threadId }: WritingPlace): string {
  return [kind, itemId, ...(threadId === null ? [] : [threadId])].join('/')
}

/** What somebody without a login was about to do. */
export interface WritingIntent extends WritingPlace {
  /** Whether they pressed 등록하기; else they meant to begin to write. */
  readonly isSend: boolean
}

/** Checks what was kept; null for anything else. */
export function readWritingIntent(found: unknown): WritingIntent | null {
  const place = readWritingPlace(found)
  const { isSend }: Readonly<Record<string, unknown>> = { ...(place && Object(found)) }
  return place && { ...place, isSend: isSend === true }
}

/** Checks what was kept; null for anything else. */
export function readWritingPlace(found: unknown): WritingPlace | null {
  if (typeof found !== 'object' || found === null) return null
  const { kind: name, itemId, threadId }: Readonly<Record<string, unknown>> = { ...found }
  const kind = reviewKinds.find(other => other === name)
  if (!kind || typeof itemId !== 'string' || itemId === '') return null
  return { kind, itemId, threadId: typeof threadId === 'string' ? threadId : null }
}

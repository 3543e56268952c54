import type { ReviewKind } from '@jeoul/api'
import { reviewKinds } from '../review-kinds.ts'

/** Where something is written: plain data that outlives the page. */
export interface WritingPlace {
  readonly kind: ReviewKind
  readonly itemId: string
  /** The review that is changed; null for a new one. */
  readonly threadId: string | null
}

/** Checks what was kept; null for anything else. */
export function readWritingPlace(found: unknown): WritingPlace | null {
  if (typeof found !== 'object' || found === null) return null
  const { kind: name, itemId, threadId }: Readonly<Record<string, unknown>> = { ...found }
  const kind = reviewKinds.find(other => other === name)
  if (!kind || typeof itemId !== 'string' || itemId === '') return null
  return { kind, itemId, threadId: typeof threadId === 'string' ? threadId : null }
}

import type { ReviewKind } from '@jeoul/api'
import { reviewKinds } from '../review-kinds.ts'

/** The ids of a review for calls about it. */
export interface ThreadPlace {
  readonly kind: ReviewKind
  readonly itemId: string
  readonly threadId: string
}

/** A key that is unique among the reviews of both kinds and all items. */
export function threadKey({ kind, itemId, threadId }: ThreadPlace): string {
  return `${kind}/${itemId}/${threadId}`
}

/** Validates data stored on the device; null for anything else. */
export function readThreadPlace(found: unknown): ThreadPlace | null {
  if (typeof found !== 'object' || found === null) return null
  const { kind: name, itemId, threadId }: Readonly<Record<string, unknown>> = { ...found }
  const kind = reviewKinds.find(other => other === name)
  if (!kind || typeof itemId !== 'string' || typeof threadId !== 'string') return null
  return { kind, itemId, threadId }
}

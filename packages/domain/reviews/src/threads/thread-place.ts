import type { ReviewKind } from '@jeoul/api'
import { reviewKinds } from '../review-kinds.ts'

/** A review, as calls about it name it. */
export interface ThreadPlace {
  readonly kind: ReviewKind
  readonly itemId: string
  readonly threadId: string
}

/** The key of a review among those of both kinds and all items. */
export function threadKey({ kind, itemId, threadId }: ThreadPlace): string {
  return `${kind}/${itemId}/${threadId}`
}

/** Checks what the device kept; null for anything else. */
export function readThreadPlace(found: unknown): ThreadPlace | null {
  if (typeof found !== 'object' || found === null) return null
  const { kind: name, itemId, threadId }: Readonly<Record<string, unknown>> = { ...found }
  const kind = reviewKinds.find(other => other === name)
  if (!kind || typeof itemId !== 'string' || typeof threadId !== 'string') return null
  return { kind, itemId, threadId }
}

import { createHash } from 'node:crypto'

/** A source of a content security policy for an inline script or style. */
export type HashSource = `'sha256-${string}'`

/** The source that allows exactly this text, inline. */
export function hashSource(text: string): HashSource {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

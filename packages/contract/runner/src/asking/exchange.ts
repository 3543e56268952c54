import type { Asked } from './asked.ts'

/** A request and what was answered. */
export interface Exchange<T = unknown> {
  readonly asked: Asked
  readonly url: string
  readonly status: number
  readonly contentType: string
  /** Parsed JSON; undefined where it is none. */
  readonly body: T
  /** The answer as it came, to show what is no JSON. */
  readonly text: string
}

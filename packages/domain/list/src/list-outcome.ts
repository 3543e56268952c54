import type { Loaded } from '@jeoul/api'
import type { ListAnswer } from './list-answer.ts'

/**
 * What a list shows: `waiting` for the first rows, `failed`, `beyond` the last page, `none` at all, or its
 * `rows`.
 */
export type ListOutcome = 'waiting' | 'failed' | 'beyond' | 'none' | 'rows'

/** The state of a list. Rows stay while the next answer loads. */
export function listOutcome({ status, data }: Loaded<ListAnswer>): ListOutcome {
  if (status === 'failed') return 'failed'
  if (data && data.items.length > 0) return 'rows'
  if (status !== 'full') return 'waiting'
  return data.total > 0 ? 'beyond' : 'none'
}

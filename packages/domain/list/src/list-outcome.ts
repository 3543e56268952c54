import type { Loaded } from '@jeoul/api'
import type { ListAnswer } from './list-answer.ts'

/**
 * What stands where the rows would be: `waiting` for the first answer (or for one after an answer without rows),
 * `failed`, `beyond` the last page, `none` at all, or the `rows`.
 */
export type ListOutcome = 'waiting' | 'failed' | 'beyond' | 'none' | 'rows'

/** What a list shows. Rows that are there stay while the next answer is on its way. */
export function listOutcome({ status, data }: Loaded<ListAnswer>): ListOutcome {
  if (status === 'failed') return 'failed'
  if (data && data.items.length > 0) return 'rows'
  if (status !== 'full') return 'waiting'
  return data.total > 0 ? 'beyond' : 'none'
}

import type { Loaded } from '@jeoul/api'
import type { ListAnswer } from './list-answer.ts'

/** A list's last response, and the status of its newest request. */
export interface ShownItems {
  readonly status: Loaded<ListAnswer>['status']
  readonly data: ListAnswer | null
}

/**
 * What a list shows: `waiting` for the first rows, `failed`, `beyond` the last page, `none` if it is empty, or its
 * `rows`.
 */
export type ListOutcome = 'waiting' | 'failed' | 'beyond' | 'none' | 'rows'

/** What a list shows. Previous rows stay while the next response loads, or if it fails. */
export function listOutcome({ status, data }: ShownItems): ListOutcome {
  if (data && data.items.length > 0) return 'rows'
  if (status === 'failed') return 'failed'
  if (status !== 'full') return 'waiting'
  return data && data.total > 0 ? 'beyond' : 'none'
}

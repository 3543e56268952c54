import type { Loaded } from '@jeoul/api'

/**
 * The state of both category trees together: idle, loading, one failed, or all failed. A tree that has loaded
 * is shown whatever happened to the other (assumed).
 */
export type TreeOutcome = 'ready' | 'waiting' | 'some-failed' | 'all-failed'

export function treeOutcome(first: Loaded<unknown>, second: Loaded<unknown>): TreeOutcome {
  const isAnyThere = first.data !== null || second.data !== null
  if (first.status === 'failed' || second.status === 'failed')
    return isAnyThere ? 'some-failed' : 'all-failed'
  return isAnyThere ? 'ready' : 'waiting'
}

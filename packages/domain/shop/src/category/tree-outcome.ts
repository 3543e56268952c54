import type { Loaded } from '@jeoul/api'

/**
 * The state of both category trees together. A tree that has loaded is shown even if the other has failed (assumed).
 */
export type TreeOutcome = 'ready' | 'waiting' | 'some-failed' | 'all-failed'

export function treeOutcome(first: Loaded<unknown>, second: Loaded<unknown>): TreeOutcome {
  const isAnyThere = first.data !== null || second.data !== null
  if (first.status === 'failed' || second.status === 'failed')
    return isAnyThere ? 'some-failed' : 'all-failed'
  return isAnyThere ? 'ready' : 'waiting'
}

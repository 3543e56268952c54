import type { Loaded } from '@jeoul/api'

/**
 * What there is to say of the two category trees taken together: nothing, that they are on their way, or that one
 * of them or all there is could not be had. What is there is shown whatever happened to the other (assumed).
 */
export type TreeOutcome = 'there' | 'waiting' | 'some-failed' | 'all-failed'

export function treeOutcome(first: Loaded<unknown>, second: Loaded<unknown>): TreeOutcome {
  const isAnyThere = first.data !== null || second.data !== null
  if (first.status === 'failed' || second.status === 'failed')
    return isAnyThere ? 'some-failed' : 'all-failed'
  return isAnyThere ? 'there' : 'waiting'
}

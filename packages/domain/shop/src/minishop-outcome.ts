import type { Loaded } from '@jeoul/api'

/** The state of the minishop in the address: loaded, loading, not found, or failed to load. */
export type MinishopOutcome = 'ready' | 'waiting' | 'unknown' | 'failed'

/**
 * Combines the states of the manager and the minishop (assumed).
 *
 * @param manager null if it was not requested
 */
export function minishopOutcome(manager: Loaded<unknown> | null, shop: Loaded<unknown>): MinishopOutcome {
  const states = [manager, shop]
  if (states.some(isUnknown)) return 'unknown'
  if (states.some(state => state?.status === 'failed')) return 'failed'
  return manager?.data && shop.data ? 'ready' : 'waiting'
}

function isUnknown(state: Loaded<unknown> | null): boolean {
  return state?.status === 'failed' && [400, 404].includes(state.failure.status ?? 0)
}

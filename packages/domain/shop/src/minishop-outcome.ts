import type { Loaded } from '@jeoul/api'

/** What there is to say of the minishop that the address names: it is there, on its way, none, or not to be had. */
export type MinishopOutcome = 'there' | 'waiting' | 'unknown' | 'failed'

/**
 * From who runs it and what it shows (assumed).
 *
 * @param manager null while it was not asked for
 */
export function minishopOutcome(manager: Loaded<unknown> | null, shop: Loaded<unknown>): MinishopOutcome {
  const states = [manager, shop]
  if (states.some(isUnknown)) return 'unknown'
  if (states.some(state => state?.status === 'failed')) return 'failed'
  return manager?.data && shop.data ? 'there' : 'waiting'
}

function isUnknown(state: Loaded<unknown> | null): boolean {
  return state?.status === 'failed' && [400, 404].includes(state.failure.status ?? 0)
}

import type { Manager, Minishop } from '@jeoul/api/types'

interface ManagerAnswer {
  readonly success: boolean
  readonly result: Manager
}

/** Reads a manager: "A success response is required before data is stored" (specification, section 5). */
export function readManager({ success, result }: ManagerAnswer): Manager | null {
  return success && result.idx_b_manager > 0 && result.mall_web_user && result.name ? result : null
}

interface MinishopAnswer {
  readonly success: boolean
  readonly result: Minishop
}

/** A minishop in which missing fields are ''. */
export type OpenMinishop = Required<Minishop>

/** Reads a minishop: "A success response is required before data is stored" (specification, section 5). */
export function readMinishop({ success, result }: MinishopAnswer): OpenMinishop | null {
  if (!readManager({ success, result: result.manager })) return null
  return { ...result, notice: result.notice ?? '', address: result.address ?? '' }
}

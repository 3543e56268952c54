import type { Manager } from '@jeoul/api/types'

interface ManagerAnswer {
  readonly success: boolean
  readonly result: Manager
}

/** Reads a manager: "A success response is required before data is stored" (specification, section 5). */
export function readManager({ success, result }: ManagerAnswer): Manager | null {
  return success && result.idx_b_manager > 0 && result.mall_web_user && result.name ? result : null
}

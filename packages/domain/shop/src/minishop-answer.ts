import type { Minishop } from '@jeoul/api/types'
import { readManager } from './manager-answer.ts'

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

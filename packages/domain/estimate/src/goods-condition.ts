import type { Part } from '@jeoul/api/types'
import { kindNote, variantKind } from '@jeoul/variants'

/** On what condition a part is bought, in words. */
export interface GoodsCondition {
  /** 벌크, 병행수입 or 해외구매. */
  readonly label: string
  readonly note: string
}

/** The condition that a part's name states, such as an import by oneself; null for ordinary goods (assumed). */
export function goodsCondition({ name }: Part): GoodsCondition | null {
  const kind = variantKind(name)
  const note = kind ? kindNote(kind) : ''
  return kind && note !== '' ? { label: kind, note } : null
}

/** Whether a part is bought without a condition: such parts go first in whatever is suggested. */
export function isOrdinary(part: Part): boolean {
  return goodsCondition(part) === null
}

import type { Part } from '@jeoul/api/types'
import { kindNote, variantKind } from '@jeoul/product/variants'

/** The condition of an offer, such as bulk goods or imports. */
export interface GoodsCondition {
  /** 벌크, 병행수입 or 해외구매. */
  readonly label: string
  readonly note: string
}

/** The condition that a part's name states, such as a personal import; null for ordinary goods (assumed). */
export function goodsCondition({ name }: Part): GoodsCondition | null {
  const kind = variantKind(name)
  const note = kind ? kindNote(kind) : ''
  return kind && note !== '' ? { label: kind, note } : null
}

/** Whether a part is sold without a condition. Suggestions prefer such parts. */
export function isOrdinary(part: Part): boolean {
  return goodsCondition(part) === null
}

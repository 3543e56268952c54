import type { Part, PartKind } from '@jeoul/api/types'
import type { Market, PartsByKind } from '@jeoul/compatibility'
import type { StoreValue } from 'effector'
import type { EstimateQuery } from './estimate-query.ts'
import { isOrdinary } from './goods-condition.ts'
import type { $kindParts } from './kind-parts-model.ts'
import { partKinds } from './part-kinds.ts'
import { partPrice } from './part-price.ts'

/**
 * What can be bought for an estimate, as far as it is loaded. Prices are of all its PCs. A kind that could not be loaded has
 * no parts, so that others still fix what they can.
 */
export function marketOf(
  kindParts: StoreValue<typeof $kindParts>,
  { type, each }: Pick<EstimateQuery, 'type' | 'each'>,
): Market {
  const parts: Partial<Record<PartKind, readonly Part[]>> = {}
  for (const { kind } of partKinds) {
    const state = kindParts[kind]
    if (state?.data) parts[kind] = state.data
    else if (state?.status === 'failed') parts[kind] = []
  }
  return {
    parts: parts satisfies PartsByKind,
    priceOf(part) {
      const price = partPrice(part, type)
      return price === null ? null : price * each
    },
    isOrdinary,
  }
}

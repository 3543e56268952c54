import type { Part, PartKind } from '@jeoul/api/types'
import { combine, type StoreValue } from 'effector'
import type { Market, PartsByKind } from '../compatibility/index.ts'
import { isOrdinary, partPrice } from '../parts/part.ts'
import { partKinds } from '../parts/part-kinds.ts'
import { $kindParts } from '../parts/parts-model.ts'
import { $estimate } from './estimate-model.ts'
import type { EstimateQuery } from './estimate-query.ts'

/**
 * Creates the market for an estimate from the parts that have loaded. Prices are for all of its PCs. A kind that failed
 * to load has no parts, so that changes of other kinds can still be found.
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

/** The parts that can be bought for the open estimate, as far as they have loaded. */
export const $market = combine($kindParts, $estimate, marketOf)

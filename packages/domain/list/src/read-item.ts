import type { ListItem, Variant } from '@jeoul/api/types'
import { readDelivery } from '@jeoul/personal-price'
import { readPriceState } from '@jeoul/price-state'

/**
 * Reads an entry of a list. "List item: item_id, moreView" is all that the specification names (section 3): whatever else a
 * host leaves out is empty, and never a price. Unknown delivery stays unknown.
 *
 * @returns null for an entry without an id
 */
export function readItem(found: ListItem | null): ListItem | null {
  if (!found?.item_id) return null
  const [cash, card] = [readWon(found.cash), readWon(found.card)]
  const { review_score, ...item } = found
  return {
    ...item,
    item_id: `${found.item_id}`,
    moreView: found.moreView === true,
    name: found.name || `상품 ${found.item_id}`,
    cate_id: found.cate_id ?? '',
    image: found.image ?? '',
    price_state: readPriceState(found.price_state, cash !== null || card !== null),
    cash,
    card,
    delivery: readDelivery(found.delivery),
    mall_count: found.mall_count || 0,
    review_count: found.review_count || 0,
    ...(typeof review_score === 'number' && { review_score }),
    zzim_count: found.zzim_count || 0,
    registered: found.registered ?? '',
    key_specs: listOf(found.key_specs).filter(Boolean),
    variants: listOf(found.variants).filter(isVariant).map(readVariant),
  }
}

function isVariant(variant: Variant | null): boolean {
  return Boolean(variant?.item_id && variant.label)
}

/** Lists show one price of a variant: that by transfer, which is never the headline, does not travel with them. */
function readVariant({ lowest, ...variant }: Variant): Variant {
  if (!lowest) return variant
  const { cash, ...shown } = lowest
  return { ...variant, lowest: shown }
}

function readWon(found: number | null | undefined): number | null {
  return typeof found === 'number' && found > 0 ? found : null
}

function listOf<Value>(found: Value[] | undefined): Value[] {
  return Array.isArray(found) ? found : []
}

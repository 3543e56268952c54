import type { ListItem, PriceType, Variant } from '@jeoul/api/types'
import { boughtAmount, unitPrice } from '@jeoul/format/amount'
import { itemHeadline, readDelivery } from '@jeoul/personal-price'
import { readPriceState } from '@jeoul/price-state'

type OtherPrice = 'cash' | 'card' | 'delivery'

/** A product of a list, without fields that no row shows: all fields are sent with the page. */
export interface ReadItem
  extends Omit<ListItem, 'maker' | 'variant_label' | OtherPrice>,
    Partial<Pick<ListItem, OtherPrice>> {
  /** Price of one unit by kind of price, if the specifications allow it: 1TB당 129,123원. */
  readonly perUnit?: Readonly<Record<PriceType, string>>
}

/**
 * Reads an entry of a list. "List item: item_id, moreView" is all that the specification names (section 3): any other
 * missing field becomes empty, but a price is never made up. Unknown delivery stays unknown.
 *
 * @returns null for an entry without an id
 */
export function readItem(found: ListItem): ReadItem | null {
  if (found.item_id === '') return null
  const { stdpc, hotdeal, event, maker, variant_label, ...item } = found
  const read: ReadItem = {
    ...item,
    ...(stdpc && { stdpc }),
    ...(hotdeal && { hotdeal }),
    ...(event && { event }),
    name: item.name || `상품 ${item.item_id}`,
    price_state: readPriceState(item.price_state, item.cash !== null || item.card !== null),
    delivery: readDelivery(item.delivery),
    key_specs: item.key_specs.filter(spec => spec !== ''),
    variants: item.variants.filter(isVariant).map(readVariant),
  }
  const perUnit = perUnitOf(read)
  const { cash: _cash, card: _card, delivery: _delivery, ...shown } = read
  return { ...(hasHeadline(read) ? shown : read), ...(perUnit && { perUnit }) }
}

/**
 * The price of one unit by kind of price: "Unit price where the specifications allow it", for the price that the row
 * shows.
 */
function perUnitOf(item: ReadItem): ReadItem['perUnit'] {
  const bought = boughtAmount(item.key_specs)
  const [cash, card] = [itemHeadline(item, 'cash'), itemHeadline(item, 'card')]
  if (!bought || !cash || !card) return undefined
  return { cash: unitPrice(bought, cash.total), card: unitPrice(bought, card.total) }
}

function isVariant({ item_id, label }: Variant): boolean {
  return item_id !== '' && label !== ''
}

/**
 * Reads a variant of a row. Lists show only its headline, so prices that cannot become the headline are dropped: the
 * price by transfer and, if the host sends headlines, prices without conditions.
 */
function readVariant({ lowest, ...variant }: Variant): Variant {
  if (!lowest) return variant
  const { cash, ...shown } = lowest
  return { ...variant, ...(hasHeadline({ lowest }) && { cash: null, card: null }), lowest: shown }
}

/** Whether the host sends a headline, so that prices without conditions need not be sent with the page. */
function hasHeadline({ lowest }: Pick<Variant, 'lowest'>): boolean {
  return lowest?.any !== undefined
}

import { $openProduct, $product } from '@jeoul/product'
import { itemSeen } from '@jeoul/tracking'
import { combine, createStore, sample, type Unit } from 'effector'

/**
 * Reports every view of a product's page by its item_id: "GET /front/v3/ad/gaua4tag/?item_id=" (specification, section 7).
 *
 * @param clock fires once the shopper has interacted with a page, which robots never do
 */
export function reportItemViews(clock: Unit<void>): void {
  const $isVisitor = createStore(false, { serialize: 'ignore' }).on(clock, () => true)
  const $seenItem = combine($isVisitor, $openProduct, $product, (isVisitor, open, product) =>
    isVisitor && open !== null && open.itemId === product?.item.item_id ? open.itemId : null,
  )
  sample({ clock: $seenItem.updates.filterMap(itemId => itemId ?? undefined), target: itemSeen })
}

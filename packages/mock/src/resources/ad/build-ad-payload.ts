import type { AdPayload } from '@jeoul/api/types'
import { at } from '../../catalogue/at.ts'
import type { CatalogueIndex } from '../../index/catalogue-index.ts'
import { pricesOf } from '../item/build-item.ts'

/**
 * The data layer entry of an item.
 * @param code of the ad that shows the item; undefined on the item's own page
 */
export function buildAdPayload(
  index: CatalogueIndex,
  event: AdPayload['event'],
  ref: number,
  code?: string,
): AdPayload {
  const place = index.place(ref)
  const { cash } = pricesOf(place)
  return {
    event,
    ecommerce: {
      ...(code === undefined ? {} : { creative_slot: code }),
      currency: 'KRW',
      items: [
        {
          item_id: String(at(index.columns.ids, ref)),
          item_name: place.leaf.items.text(place.row).name,
          item_brand: at(index.catalogue.makers, at(index.columns.makers, ref)),
          item_category: index.categories.get(place.leaf.cateId)?.node.name ?? '',
          ...(cash === null ? {} : { price: cash }),
        },
      ],
    },
  }
}

import type { ItemView } from '@jeoul/api/types'
import { at } from '../../catalogue/at.ts'
import type { ItemContext } from '../../operation/mock-context.ts'
import { lowestOf, pictureUrl, pricesOf } from './build-item.ts'

/** The summary of an item. Source: assumed. */
export function buildItemView(mock: ItemContext, ref: number): ItemView {
  const place = mock.index.place(ref)
  const { cateId, items } = place.leaf
  return {
    item_id: String(at(items.ids, place.row)),
    name: items.text(place.row).name,
    cate_id: cateId,
    maker: at(mock.index.catalogue.makers, at(items.makers, place.row)),
    image: pictureUrl(mock, place),
    ...pricesOf(place),
    ...lowestOf(mock, place),
  }
}

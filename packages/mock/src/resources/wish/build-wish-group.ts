import type { WishGroup, WishItem } from '@jeoul/api/types'
import type { MockContext } from '../../operation/mock-context.ts'
import { buildItemView } from '../item/build-item-view.ts'
import type { SavedItem, WishList } from './wish-state.ts'

/** A group as both hosts show it, with today's prices. */
export function buildWishGroup(mock: MockContext, { id, name, items }: WishList): WishGroup {
  return { gid_zzim: id, name, gname: name, items: items.flatMap(item => buildWishItem(mock, item)) }
}

function buildWishItem(mock: MockContext, { itemId, created, price }: SavedItem): WishItem[] {
  const ref = mock.index.find(itemId)
  if (ref === undefined) return []
  const { item_id, name, image, price_state, cash, card, lowest } = buildItemView(mock, ref)
  const today = { price_state, cash, card, ...(lowest && { lowest }) }
  return [
    {
      idx: item_id,
      item_id,
      name,
      image,
      ...today,
      created,
      ...(price !== undefined && { price_when_saved: price }),
    },
  ]
}

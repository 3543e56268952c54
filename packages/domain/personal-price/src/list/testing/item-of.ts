import type { ListItem } from '@jeoul/api/types'

/** A list row with a price of 10,000 won by any way of paying and free delivery. */
export function itemOf(changes: Partial<ListItem> = {}): ListItem {
  return {
    item_id: '7',
    moreView: true,
    name: '상품',
    cate_id: '111213',
    image: 'https://pictures.example/7.svg',
    price_state: 3,
    cash: 10_000,
    card: 10_000,
    delivery: { kind: 'free' },
    mall_count: 1,
    review_count: 0,
    zzim_count: 0,
    registered: '2026-09-14',
    key_specs: [],
    variants: [],
    ...changes,
  }
}

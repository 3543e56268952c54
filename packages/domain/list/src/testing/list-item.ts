import type { ListItem } from '@jeoul/api/types'
import type { ListAnswer } from '../list-answer.ts'

/** A product of a list, on sale at three malls. */
export function listItem(item_id: string): ListItem {
  return {
    item_id,
    name: `상품 ${item_id}`,
    cate_id: '111213',
    image: 'https://pictures.example/1.svg',
    price_state: 3,
    cash: 10_000,
    card: 9_500,
    delivery: { kind: 'free' },
    mall_count: 3,
    review_count: 0,
    zzim_count: 0,
    registered: '2026-01-01',
    key_specs: [],
    variants: [],
    moreView: true,
  }
}

/** A loaded list of these products, of `total` in all, from a host that counts no filters. */
export function listAnswer(items: readonly ListItem[], total: number): ListAnswer {
  return {
    items,
    total,
    isCompare: true,
    makers: [],
    specCounts: null,
    traitCounts: {},
    malls: null,
    priceBands: null,
  }
}

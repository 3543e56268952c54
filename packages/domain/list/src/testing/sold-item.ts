import type { LowestPrices } from '@jeoul/api/types'
import type { ReadItem } from '../read-item.ts'

/** A product for sale, with every figure that a row or a card shows. */
export const soldItem: ReadItem = {
  item_id: '1000017',
  name: 'ASUS 지포스 RTX 5070',
  cate_id: '111213',
  image: 'https://pictures.example/1.svg',
  price_state: 3,
  cash: 892_000,
  card: 871_200,
  delivery: { kind: 'paid', fee: 3_000 },
  mall_count: 23,
  review_count: 128,
  review_score: 4.8,
  zzim_count: 340,
  registered: '2026-09-14',
  key_specs: ['RTX 5070', '12GB'],
  variants: [],
  moreView: true,
}

/** Its lowest prices: 895,000 won including delivery for anyone, 871,200 won with free delivery by one card. */
export const soldLowest: LowestPrices = {
  any: { total: 895_000, delivery: 3_000 },
  card: { total: 871_200, delivery: 0, card: '삼성카드' },
}

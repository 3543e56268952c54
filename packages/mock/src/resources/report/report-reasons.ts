import type { NotifyReason } from '@jeoul/api/types'

/** Reasons for reporting an item. Source: assumed. */
export const itemReasons: readonly NotifyReason[] = [
  '가격이 달라요',
  '상품 정보가 달라요',
  '품절됐거나 살 수 없어요',
  '카테고리가 잘못됐어요',
  '사진이 다르거나 보이지 않아요',
  '판매가 금지된 상품이에요',
  '다른 문제가 있어요',
].map((ment, place) => ({ id_notify: place + 1, ment }))

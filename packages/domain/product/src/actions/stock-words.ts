import { type PriceState, priceStateLabel } from '@jeoul/price-state'

/** The label of a product that is not for sale, with its explanation. */
export interface StockWords {
  readonly label: string
  readonly meaning: string
  /** Suggests what a shopper can do instead of buying it. */
  readonly advice: string
}

const words: Readonly<Record<PriceState, Omit<StockWords, 'label'> | null>> = {
  0: {
    meaning: '제조사가 더 이상 만들지 않거나 모든 몰에서 판매가 끝난 상품이에요.',
    advice: '같은 제조사의 새 상품이나 비슷한 상품을 살펴보세요.',
  },
  1: {
    meaning: '모든 몰에 재고가 없지만 다시 들어올 수 있는 상품이에요.',
    advice: '찜해 두면 다시 팔기 시작했을 때 쉽게 찾을 수 있어요.',
  },
  2: {
    meaning: '새로 나왔거나 곧 나올 상품이라 가격을 비교할 몰을 모으는 중이에요.',
    advice: '찜해 두고 며칠 뒤에 다시 확인해 보세요.',
  },
  3: null,
}

/**
 * Returns the label and the explanation of a product that is not for sale: "Labels for 0 to 2 are 단종, 일시품절, 가격비교 예정"
 * (specification, section 4). The explanations are assumed.
 *
 * @returns null for a product that is for sale
 */
export function stockWords(state: PriceState): StockWords | null {
  const label = priceStateLabel(state)
  const found = words[state]
  return label !== null && found ? { label, ...found } : null
}

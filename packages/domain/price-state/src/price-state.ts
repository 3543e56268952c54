/** 0 discontinued, 1 temporarily out of stock, 2 price comparison upcoming, 3 normal price (specification, section 4). */
export type PriceState = 0 | 1 | 2 | 3

const labels: Readonly<Record<PriceState, string | null>> = {
  0: '단종',
  1: '일시품절',
  2: '가격비교 예정',
  3: null,
}

/** The words that stand where the price would be; null when there is a price to show. */
export function priceStateLabel(state: PriceState): string | null {
  return labels[state]
}

/** Whether the product has a price at all: what is not for sale shows its label, never 0원. */
export function isForSale(state: PriceState): boolean {
  return state === 3
}

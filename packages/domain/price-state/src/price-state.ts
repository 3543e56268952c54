/**
 * 0 discontinued, 1 temporarily out of stock, 2 price comparison upcoming, 3 normal price (specification, section 4).
 */
export type PriceState = 0 | 1 | 2 | 3

const states: readonly PriceState[] = [0, 1, 2, 3]

const labels: Readonly<Record<PriceState, string | null>> = {
  0: '단종',
  1: '일시품절',
  2: '가격비교 예정',
  3: null,
}

/** The text shown in place of a price; null if there is a price to show. */
export function priceStateLabel(state: PriceState): string | null {
  return labels[state]
}

/** The text in place of an unknown price: the state's label, or a general one, also for sums (assumed). */
export function unpricedLabel(state: PriceState = 3): string {
  return labels[state] ?? '가격 확인 필요'
}

/** Whether the product can have a price: a product that is not for sale shows its label, never 0원. */
export function isForSale(state: PriceState): boolean {
  return state === 3
}

/**
 * Reads the state that a host sends. If it is missing, a product with a price is for sale, and any other is upcoming
 * (assumed).
 */
export function readPriceState(found: unknown, hasPrice: boolean): PriceState {
  const known = states.find(state => state === found)
  return known ?? (hasPrice ? 3 : 2)
}

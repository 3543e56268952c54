import type { Product } from '@jeoul/api/types'
import { unpricedLabel } from '@jeoul/price-state'

/** The contents of the price block. Amounts are in won, without delivery. */
export type PriceBlock =
  | { readonly kind: 'price'; readonly cash: number | null; readonly card: number | null }
  | { readonly kind: 'label'; readonly label: string; readonly why: string }

const whys = {
  0: '더 이상 만들거나 팔지 않는 상품이에요. 대신할 만한 상품을 아래에서 찾아보세요.',
  1: '지금은 파는 몰이 없어요. 다시 들어오면 여기에 가격을 보여 드려요.',
  2: '곧 가격을 비교할 수 있어요. 파는 몰을 모으고 있어요.',
} as const

/**
 * Returns the contents of the price block: "Price state number: 0 discontinued, 1 temporarily out of stock, 2 price
 * comparison upcoming, 3 normal price" (specification, section 4). A product that is not for sale shows its label,
 * never 0원.
 */
export function priceBlock({ item, productData }: Pick<Product, 'item' | 'productData'>): PriceBlock {
  const { price_state: state, card } = item
  const label = unpricedLabel(state)
  if (state !== 3) return { kind: 'label', label, why: whys[state] }
  const cash = productData.priceLow
  if (cash === null && card === null) return { kind: 'label', label, why: '몰별 가격에서 확인해 주세요.' }
  return { kind: 'price', cash, card }
}

import { formatCount } from '@jeoul/format'
import type { ListedPrice } from '@jeoul/personal-price'

/**
 * What stands before the personal price of a list's row: 내 결제가, 내 결제가 3개 합계, 예상 결제가. A sum of several pieces always says so.
 *
 * @param quantity pieces of the shopper's order
 */
export function personalPriceLabel(
  { isEstimate }: Pick<ListedPrice, 'isEstimate'>,
  quantity: number,
): string {
  const label = isEstimate ? '예상 결제가' : '내 결제가'
  return quantity > 1 ? `${label} ${formatCount(quantity)}개 합계` : label
}

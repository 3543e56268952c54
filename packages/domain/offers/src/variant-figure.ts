import type { Variant } from '@jeoul/api/types'
import { formatWon } from '@jeoul/format'
import { type Headline, itemHeadline } from '@jeoul/personal-price'
import { optionsNote, variantPrice } from './variant-price.ts'

/** A variant's price below {@link variantsBasis}: 892,000원, 892,000원 (필수옵션 포함), or 현금 최저가 880,000원. */
export function variantFigure(variant: Variant): string {
  const headline = headlineOf(variant)
  if (!headline?.isForAnyone) return variantPrice(variant, 'cash')
  return formatWon(headline.total) + optionsNote(headline)
}

/** The basis of prices without a label: the lowest that anyone can pay, with delivery; '' if there are none. */
export function variantsBasis(variants: readonly Variant[]): string {
  return variants.some(variant => headlineOf(variant)?.isForAnyone) ? '배송비 포함 최저가' : ''
}

/** Explains 확인된 가격 where a variant has no other name for its price; '' where none has. */
export function variantsNote(variants: readonly Variant[]): string {
  const hasUnsure = variants.some(({ state, lowest }) => state === 3 && lowest?.any?.unsure)
  return hasUnsure ? '확인된 가격: 배송비를 확인해야 하는 몰은 더 저렴할 수 있어요' : ''
}

function headlineOf({ state, ...variant }: Variant): Headline | null {
  return itemHeadline({ ...variant, price_state: state })
}

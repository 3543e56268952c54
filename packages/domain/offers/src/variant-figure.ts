import type { Variant } from '@jeoul/api/types'
import { formatWon } from '@jeoul/format'
import { type Headline, itemHeadline } from '@jeoul/personal-price'
import { variantPrice } from './variant-price.ts'

/** A variant's price below {@link variantsBasis}: 892,000원, or 현금 최저가 880,000원. */
export function variantFigure(variant: Variant): string {
  const headline = headlineOf(variant)
  return headline?.isForAnyone ? formatWon(headline.total) : variantPrice(variant, 'cash')
}

/** The basis of prices without a label: the lowest that anyone can pay, with delivery; '' if there are none. */
export function variantsBasis(variants: readonly Variant[]): string {
  return variants.some(variant => headlineOf(variant)?.isForAnyone) ? '배송비 포함 최저가' : ''
}

function headlineOf({ state, ...variant }: Variant): Headline | null {
  return itemHeadline({ ...variant, price_state: state })
}

import type { Variant } from '@jeoul/api/types'
import { formatWon } from '@jeoul/format'
import { arePersonal, type Headline, itemHeadline, type PaymentTerms } from '@jeoul/personal-price'
import { optionsNote, variantPrice } from './variant-price.ts'

/** A variant's price for display below {@link variantsBasis}: 892,000원, 892,000원 (필수옵션 포함), or 현금 최저가 880,000원. */
export function variantFigure(variant: Variant): string {
  const headline = headlineOf(variant)
  if (!headline?.isForAnyone) return variantPrice(variant, 'cash')
  return formatWon(headline.total) + optionsNote(headline)
}

/**
 * The words that hold for all prices without a label of their own: the lowest that anyone can pay, with delivery; '' if
 * there are none.
 */
export function variantsBasis(variants: readonly Variant[]): string {
  return variants.some(variant => headlineOf(variant)?.isForAnyone) ? '배송비 포함 최저가' : ''
}

/** The notes in the heading of the variants: their prices follow the default terms, not the shopper's. */
export function variantsNotes(variants: readonly Variant[], terms: PaymentTerms): string {
  const notes = [
    variantsBasis(variants),
    variantsNote(variants),
    arePersonal(terms) ? '내 결제조건을 뺀 가격' : '',
  ]
  return notes.filter(note => note !== '').join(' · ')
}

/** Explains the label 확인된 가격; '' if no variant has it. */
function variantsNote(variants: readonly Variant[]): string {
  const hasUnsure = variants.some(({ state, lowest }) => state === 3 && lowest?.any?.unsure)
  return hasUnsure ? '확인된 가격: 배송비를 확인해야 하는 몰은 더 저렴할 수 있어요' : ''
}

function headlineOf({ state, ...variant }: Variant): Headline | null {
  return itemHeadline({ ...variant, price_state: state })
}

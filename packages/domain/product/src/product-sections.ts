import { formatCount } from '@jeoul/format'
import type { ReadProduct } from './product-answer.ts'

/** A section of the page. `id` is its anchor in the address. */
export interface ProductSection {
  readonly id: 'offers' | 'history' | 'options' | 'specs' | 'reviews' | 'related' | 'news'
  readonly label: string
}

const offers: ProductSection = { id: 'offers', label: '가격비교' }

/**
 * The sections of a product's page, in order.
 *
 * @param hasHistory whether the host has price histories
 */
export function productSections(product: ReadProduct | null, hasHistory: boolean): readonly ProductSection[] {
  if (!product) return [offers]
  const { optionChange, item } = product
  const isGone = item.price_state === 0
  const related = product.related.length > 0 ? [{ id: 'related', label: '관련 상품' } as const] : []
  // A discontinued product shows its alternatives first.
  const sections: ProductSection[] = isGone ? [...related, offers] : [offers]
  if (hasHistory) sections.push({ id: 'history', label: '가격 변동' })
  if (product.productData.isAssembledPc && optionChange.base.length + optionChange.option.length > 0) {
    sections.push({ id: 'options', label: '옵션 변경' })
  }
  sections.push({ id: 'specs', label: '상세정보' }, { id: 'reviews', label: reviewsLabel(product) })
  if (!isGone) sections.push(...related)
  sections.push({ id: 'news', label: '뉴스·이벤트' })
  return sections
}

function reviewsLabel({ review_count = 0 }: ReadProduct): string {
  return review_count > 0 ? `리뷰 ${formatCount(review_count)}` : '리뷰'
}

import type { ReadProduct } from './product-answer.ts'

/** A part of the page that the section bar leads to; `id` is what stands behind '#' in the address. */
export interface ProductSection {
  readonly id: 'offers' | 'options' | 'specs' | 'related' | 'news'
  readonly label: string
}

const offers: ProductSection = { id: 'offers', label: '가격비교' }

/** The sections that a product has, in the order of the page. */
export function productSections(product: ReadProduct | null): readonly ProductSection[] {
  if (!product) return [offers]
  const { optionChange, item } = product
  const isGone = item.price_state === 0
  const related = product.related.length > 0 ? [{ id: 'related', label: '관련 상품' } as const] : []
  // What can be bought instead comes first where nobody sells it any more.
  const sections: ProductSection[] = isGone ? [...related, offers] : [offers]
  if (product.productData.isAssembledPc && optionChange.base.length + optionChange.option.length > 0) {
    sections.push({ id: 'options', label: '옵션 변경' })
  }
  sections.push({ id: 'specs', label: '상세정보' })
  if (!isGone) sections.push(...related)
  sections.push({ id: 'news', label: '뉴스·이벤트' })
  return sections
}

import type { ReadProduct } from './product-answer.ts'

/** A part of the page that the section bar leads to; `id` is what stands behind '#' in the address. */
export interface ProductSection {
  readonly id: 'offers' | 'options' | 'specs' | 'related' | 'news'
  readonly label: string
}

/** The sections that a product has, in the order of the page. */
export function productSections(product: ReadProduct | null): readonly ProductSection[] {
  const sections: ProductSection[] = [{ id: 'offers', label: '가격비교' }]
  if (!product) return sections
  const { optionChange, related } = product
  if (product.productData.isAssembledPc && optionChange.base.length + optionChange.option.length > 0) {
    sections.push({ id: 'options', label: '옵션 변경' })
  }
  sections.push({ id: 'specs', label: '상세정보' })
  if (related.length > 0) sections.push({ id: 'related', label: '관련 상품' })
  sections.push({ id: 'news', label: '뉴스·이벤트' })
  return sections
}

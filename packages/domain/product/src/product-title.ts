import type { ReadProduct } from './product-answer.ts'

/**
 * The title of a product's page.
 *
 * @param product null while it is loading
 */
export function productTitle(product: ReadProduct | null): string {
  return product ? `${product.item.name} 가격비교 | 저울` : '상품 | 저울'
}

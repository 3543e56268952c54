import type { SpecTable } from '@jeoul/api/types'
import { priceBlock, type ReadProduct } from '@jeoul/product'

/** The fields of a product that a comparison shows. */
export interface ComparedProduct {
  readonly itemId: string
  readonly name: string
  readonly image: string
  readonly cateId: string
  /** Whether it can be added to an estimate. */
  readonly isPart: boolean
  readonly specs: readonly SpecTable[]
  /** The reason why it has no price, such as 단종; null if it is for sale. */
  readonly label: string | null
  /** Out of five; null without reviews. */
  readonly score: number | null
  readonly reviewCount: number
}

export function comparedProduct(product: ReadProduct): ComparedProduct {
  const { item, specData, review_count: reviewCount = 0, review_score: score } = product
  const block = priceBlock(product)
  return {
    itemId: item.item_id,
    name: item.name,
    image: item.image,
    cateId: item.cate_id,
    isPart: product.part_kind !== undefined,
    specs: specData,
    label: block.kind === 'label' && item.price_state !== 3 ? block.label : null,
    score: reviewCount > 0 ? (score ?? null) : null,
    reviewCount,
  }
}

import { $product, productSections } from '@jeoul/product'
import { showHash } from '@jeoul/routing'
import { SectionBar } from '@jeoul/ui'
import { useUnit } from 'effector-react'

/** The section bar; the address follows the reader. */
export function ItemSections() {
  const product = useUnit($product)
  return <SectionBar label="상품 정보" sections={productSections(product)} onReach={showHash} />
}

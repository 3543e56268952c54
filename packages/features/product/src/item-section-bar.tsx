import { $hasHistory } from '@jeoul/feature-price-history/model'
import { $product, productSections } from '@jeoul/product'
import { SectionBar } from '@jeoul/ui'
import { useUnit } from 'effector-react'

/** The bar of links to the page's sections. */
export function ItemSectionBar() {
  const [product, hasHistory] = useUnit([$product, $hasHistory])
  return (
    <SectionBar
      key={product?.item.item_id}
      label="상품 정보"
      sections={productSections(product, hasHistory)}
    />
  )
}

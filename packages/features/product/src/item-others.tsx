import type { ItemView } from '@jeoul/api/types'
import { $product } from '@jeoul/product'
import { useUnit } from 'effector-react'
import { ItemCards } from './item-cards.tsx'
import { ItemSection } from './item-section.tsx'

/** The product's successor, and similar products. */
export default function ItemOthers() {
  const product = useUnit($product)
  if (!product) return null
  return (
    <>
      <Others id="successors" title="이 상품의 다음 상품" items={product.successors} />
      <Others id="related" title="관련 상품" items={product.related} />
    </>
  )
}

type OthersProps = { readonly id: string; readonly title: string; readonly items: readonly ItemView[] }

function Others({ id, title, items }: OthersProps) {
  if (items.length === 0) return null
  return (
    <ItemSection id={id} title={title}>
      <ItemCards items={items} />
    </ItemSection>
  )
}

import { OfferList } from '@jeoul/feature-offers'
import { $product } from '@jeoul/product'
import { idle } from '@jeoul/ssr'
import { useUnit } from 'effector-react'
import { Suspense, useEffect } from 'react'
import { ItemReviews } from './item-reviews.tsx'
import { ItemSection } from './item-section.tsx'
import { createNearbySection } from './nearby-section.tsx'
import { itemShown } from './report-views.ts'

const PcOptions = idle(() => import('./pc-options.tsx'))
const ItemHistory = idle(() => import('./item-history.tsx'))
const ItemSpecs = idle(() => import('./item-specs.tsx'))
const ItemOthers = idle(() => import('./item-others.tsx'))
const ItemNews = createNearbySection('news', () => import('./news-block.tsx'))

/** The sections of the page, with the ids that the section bar links to. */
export function ItemBody() {
  const [product, show] = useUnit([$product, itemShown])
  useEffect(() => show(), [show])
  const isGone = product !== null && product.item.price_state < 2
  return (
    <>
      {isGone && <ItemOthers />}
      <ItemSection id="offers" title="몰별 가격">
        <Suspense>
          <OfferList />
        </Suspense>
      </ItemSection>
      {product && <ItemHistory />}
      {product?.productData.isAssembledPc && (
        <ItemSection id="options" title="옵션 변경">
          <PcOptions />
        </ItemSection>
      )}
      {product && (
        <ItemSection id="specs" title="상세정보">
          <ItemSpecs />
        </ItemSection>
      )}
      {product && <ItemReviews product={product} />}
      {!isGone && <ItemOthers />}
      {product && <ItemNews title="뉴스·이벤트" view={{ cateId: product.item.cate_id }} />}
    </>
  )
}

import { $columns, $picked, maxCompared, minCompared, writeCompareQuery } from '@jeoul/compare'
import { $inside, estimateWith, hrefs } from '@jeoul/router'
import { ButtonLink, EmptyState } from '@jeoul/ui'
import { useUnit } from 'effector-react'
import { LazyEstimatesLink } from './lazy-estimates-link.tsx'

/** Shown when there are too few products to compare: explains how and where to pick more. */
export function TooFew({ isLayer }: { readonly isLayer: boolean }) {
  const inside = useUnit($inside)
  const picked = useUnit($picked)
  const [column] = useUnit($columns)
  const product = column?.status === 'full' ? column.product : null
  const itemIds = picked.map(({ itemId }) => itemId)
  return (
    <EmptyState
      title={product ? '비교할 상품을 하나 더 골라 주세요' : '비교할 상품을 두 개 이상 골라 주세요'}
      why={`상품 목록이나 상품 페이지에서 비교를 누르면 여기에서 나란히 비교할 수 있어요. ${maxCompared}개까지 담을 수 있어요.`}
    >
      {product && <p>{`지금 고른 상품: ${product.name}`}</p>}
      {!isLayer && itemIds.length >= minCompared && (
        <ButtonLink
          tone="solid"
          href={inside(hrefs.compare(writeCompareQuery({ itemIds, showsAll: false })))}
        >
          {`담아 둔 상품 ${itemIds.length}개 비교하기`}
        </ButtonLink>
      )}
      {product?.isPart && (
        <ButtonLink href={inside(estimateWith(product.itemId))} rel="nofollow">
          견적에 담기
        </ButtonLink>
      )}
      {product ? (
        <ButtonLink href={inside(hrefs.list(product.cateId))}>같은 카테고리에서 고르기</ButtonLink>
      ) : (
        <ButtonLink href={inside(hrefs.home())}>카테고리 둘러보기</ButtonLink>
      )}
      <LazyEstimatesLink />
    </EmptyState>
  )
}
